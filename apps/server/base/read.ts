import type { z } from 'zod';
import { Problem } from './problem.ts';

/** Untrusted input as the schema has it; the first thing wrong with it is the problem's detail. */
export function read<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  throw new Problem('bad-message', `${issue.path.join('.') || 'body'}: ${issue.message}`);
}
