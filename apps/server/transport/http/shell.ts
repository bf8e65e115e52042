import { readFileSync, statSync } from 'node:fs';
import { LANGUAGES, type Locale } from '@turntable/protocol/locale.ts';
import type { Preview } from './preview.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML, between tags or in quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (each) => ENTITIES[each]!);
}

/** The built page that shows every address, with words about one of them in its head. */
export class Shell {
  readonly #path: string;
  #readAt = -1;
  #html = '';

  constructor(path: string) {
    this.#path = path;
  }

  /** Whether there is a page to show; one that was read before serves while a new build is laid in its place. */
  get isThere(): boolean {
    return this.#page() !== '';
  }

  /** As it is on the disk: a new build is shown without a restart. */
  #page(): string {
    const mtimeMs = statSync(this.#path, { throwIfNoEntry: false })?.mtimeMs;
    if (mtimeMs === undefined || mtimeMs === this.#readAt) return this.#html;
    this.#html = readFileSync(this.#path, 'utf8');
    this.#readAt = mtimeMs;
    return this.#html;
  }

  /** `origin`: where the server is reached, if that is known; `path`: the address the words are about. */
  with(preview: Preview, app: string, locale: Locale, path: string, origin: string | undefined): string {
    const tag = (property: string, content: string): string =>
      `<meta property="og:${property}" content="${escaped(content)}" />`;
    const tags = [
      `<title>${escaped(`${preview.title} · ${app}`)}</title>`,
      `<meta name="description" content="${escaped(preview.text)}" />`,
      // Pages of tables are not for search engines.
      '<meta name="robots" content="noindex" />',
      tag('type', 'website'),
      tag('site_name', app),
      tag('title', preview.title),
      tag('description', preview.text),
      tag('locale', LANGUAGES[locale].openGraph),
      ...(origin === undefined ? [] : [tag('url', origin + path), tag('image', `${origin}/icon-512.png`)]),
      '<meta name="twitter:card" content="summary" />',
    ];
    return this.#page()
      .replace(/\s*<meta name="description"[^>]*>/, '')
      .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
      .replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '));
  }
}
