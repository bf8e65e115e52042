/** Part of a line of text. A mark is a bold word in brackets, such as `**[ruling]**`. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code' | 'mark'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };
/** A block of a RULES file. A clause is a list item that begins with its id in bold. */
export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly text: readonly Inline[];
      readonly id: string;
    }
  | { readonly kind: 'clause'; readonly id: string; readonly text: readonly Inline[] }
  | { readonly kind: 'item' | 'paragraph'; readonly text: readonly Inline[] };

const CLAUSE = /^\*\*([A-Z]{2}-\d+(?:\.\d+)*)\*\*\s+(.*)$/;
const MARKUP =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\b_(?<low>[^_]+)_\b|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)|(?<clause>\b[A-Z]{2}-\d+(?:\.\d+)*)/g;

/** Emphasis, code and links of one line; clause ids become links to their place if `linked`. */
export function parseInline(line: string, linked = true): Inline[] {
  const out: Inline[] = [];
  let from = 0;
  for (const found of line.matchAll(MARKUP)) {
    if (found.index > from) out.push({ kind: 'text', text: line.slice(from, found.index) });
    const { strong, low, em = low, code, label, href, clause } = found.groups!;
    const mark = /^\[(.*)\]$/.exec(strong ?? '')?.[1];
    if (mark !== undefined) out.push({ kind: 'mark', text: mark });
    else if (strong !== undefined) out.push({ kind: 'strong', text: strong });
    else if (em !== undefined) out.push({ kind: 'em', text: em });
    else if (code !== undefined) out.push({ kind: 'code', text: code });
    else if (clause !== undefined)
      out.push(linked ? { kind: 'link', text: clause, href: `#${clause}` } : { kind: 'text', text: clause });
    else out.push({ kind: 'link', text: label!, href: href! });
    from = found.index + found[0].length;
  }
  if (from < line.length) out.push({ kind: 'text', text: line.slice(from) });
  return out;
}

/**
 * The markdown that RULES files are written in: headings, list items (indented lines go on with the item), paragraphs.
 * A heading that begins with a clause group (`LM-2 A turn`) has the group as its id, others a slug of their text.
 */
export function parseRules(markdown: string): Block[] {
  const out: Block[] = [];
  let open: { item: boolean; lines: string[] } | undefined;
  const close = (): void => {
    if (!open) return;
    const line = open.lines.join(' ');
    const clause = open.item ? CLAUSE.exec(line) : null;
    if (clause) out.push({ kind: 'clause', id: clause[1]!, text: parseInline(clause[2]!) });
    else out.push({ kind: open.item ? 'item' : 'paragraph', text: parseInline(line) });
    open = undefined;
  };
  for (const raw of markdown.split('\n')) {
    const line = raw.trim();
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (line === '' || heading) close();
    if (heading) {
      const text = heading[2]!;
      const [parts, level] = [parseInline(text, false), heading[1]!.length];
      out.push({ kind: 'heading', level, text: parts, id: idOf(plain(parts)) });
    } else if (/^[-*]\s+/.test(line)) {
      close();
      open = { item: true, lines: [line.replace(/^[-*]\s+/, '')] };
    } else if (line !== '') {
      open ??= { item: false, lines: [] };
      open.lines.push(line);
    }
  }
  close();
  return out;
}

/**
 * A game's rules with those that it shares with others after them, on one page. The title of the shared ones becomes a
 * heading of the page; a clause of another game is named without a link, because it is not there.
 */
export function joinRules(texts: readonly string[]): Block[] {
  const blocks = texts.flatMap((text, part) =>
    parseRules(text).map((block) =>
      part > 0 && block.kind === 'heading' && block.level === 1 ? { ...block, level: 2 } : block,
    ),
  );
  const here = new Set(blocks.flatMap((block) => ('id' in block ? [`#${block.id}`] : [])));
  const reachable = (part: Inline): Inline =>
    part.kind === 'link' && part.href.startsWith('#') && !here.has(part.href)
      ? { kind: 'text', text: part.text }
      : part;
  return blocks.map((block) => ({ ...block, text: block.text.map(reachable) }));
}

/** The words alone, without marks. */
export function plain(parts: readonly Inline[]): string {
  return parts
    .flatMap((part) => (part.kind === 'mark' ? [] : [part.text]))
    .join('')
    .trim();
}

function idOf(heading: string): string {
  const group = /^[A-Z]{2}-\d+/.exec(heading);
  return group ? group[0] : heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}
