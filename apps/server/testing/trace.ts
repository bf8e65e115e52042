import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
let entered: string[] | null = null;
Object.assign(globalThis, { enteredFile: (path: string) => entered?.push(path) });

/** Every function of the server says which file it is in, from its first line on. To be called before anything of it is imported. */
export function instrument(): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.startsWith('file:') || loaded.source === undefined) return loaded;
      const path = fileURLToPath(url);
      if (!path.startsWith(root) || !path.endsWith('.ts') || path.includes('/testing/')) return loaded;
      return { ...loaded, source: marked(path.slice(root.length), String(loaded.source)) };
    },
  });
}

/** The text with a mark at the beginning of each function that has a body. */
function marked(path: string, text: string): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const places: number[] = [];
  const visit = (node: ts.Node): void => {
    // A constructor of a class that extends another may do nothing before `super`.
    const isFunction = ts.isFunctionLike(node) && !ts.isConstructorDeclaration(node);
    if (isFunction && 'body' in node && node.body && ts.isBlock(node.body as ts.Node))
      places.push((node.body as ts.Block).getStart() + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const mark = `globalThis.enteredFile?.(${JSON.stringify(path)});`;
  return places.sort((a, b) => b - a).reduce((out, at) => out.slice(0, at) + mark + out.slice(at), text);
}

/** Notes files from now on. */
export function begin(): void {
  entered = [];
}
/** The file of each function entered since `begin`. */
export function end(): string[] {
  const files = entered ?? [];
  entered = null;
  return files;
}
