import { laws } from './laws.ts';
import { toy } from './toy/index.ts';
import { OPTIONS, TABLES } from './toy/trial.ts';

laws(toy, TABLES, { ...OPTIONS, games: 20 });
