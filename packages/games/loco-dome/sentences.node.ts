import { writeFileSync } from 'node:fs';
import { makeSentences, sentencesPath, type Making } from '../versus/sentences.node.ts';
import { OWN_CLAUSES } from './clauses.ts';

export const LOCO_DOME: Making = {
  from: import.meta.url,
  ids: OWN_CLAUSES,
  name: 'OWN_SENTENCES',
  type: 'OwnClause',
  module: './clauses.ts',
};

if (import.meta.main) writeFileSync(sentencesPath(LOCO_DOME), await makeSentences(LOCO_DOME));
