import { posix } from 'node:path';
import ts from 'typescript';

/** Who imports whom: files or folders by their path. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups of nodes that import each other in a circle, each sorted (Tarjan, "Depth-first search and linear graph algorithms", 1972). */
export function circles(graph: Graph): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): void => {
    const number = index.size;
    index.set(node, number);
    low.set(node, number);
    stack.push(node);
    for (const next of graph.get(node) ?? [])
      if (!index.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node)!, low.get(next)!));
      } else if (stack.includes(next)) low.set(node, Math.min(low.get(node)!, index.get(next)!));
    if (low.get(node) !== number) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) found.push(group.sort());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}

/** The folders of a graph of files; imports within a folder are left out. */
export function foldersOf(graph: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    const from = posix.dirname(file);
    const known = folders.get(from) ?? new Set();
    folders.set(from, known);
    for (const to of [...imports].map((path) => posix.dirname(path))) if (to !== from) known.add(to);
  }
  return folders;
}

/** A function, and how many lines it has. */
interface Sized {
  readonly line: number;
  readonly lines: number;
  /** The comments directly above the function or the statement that it stands in. */
  readonly comments: string;
}

/** All functions of a file with a body of statements. */
export function functionsIn(path: string, text: string): Sized[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Sized[] = [];
  const commentsOf = (node: ts.Node): string => {
    const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
    return ranges.map(({ pos, end }) => text.slice(pos, end)).join('\n');
  };
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const from = source.getLineAndCharacterOfPosition(node.getStart()).line;
      const to = source.getLineAndCharacterOfPosition(node.end).line;
      let owner: ts.Node = node;
      while (!ts.isStatement(owner) && !ts.isClassElement(owner) && owner.parent) owner = owner.parent;
      const comments = commentsOf(node) + commentsOf(owner);
      found.push({ line: from + 1, lines: to - from + 1, comments });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
