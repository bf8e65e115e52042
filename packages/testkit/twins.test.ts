import { toy } from './toy/index.ts';
import { OPTIONS, TABLES } from './toy/trial.ts';
import { twins } from './twins.ts';

twins(toy, TABLES, { ...OPTIONS, games: 10 });
