import { SHEET_IDS } from '@turntable/games/loko-moto/sheets/index.ts';
import { LOCALES } from '@turntable/protocol/locale.ts';

/**
 * A command line that cannot be understood; every command throws it, and the message says what was expected. Ends with exit
 * status 1.
 */
export class UsageError extends Error {}

export const USAGE = `Usage: turntable COMMAND … | --version

  serve [--lan]                      the server (PORT, HOST, DATA_DIR, PUBLIC_URL)
  backup FILE                        all that the server keeps (DATA_DIR) as one file, while it runs
  restore FILE                       a backup into an empty DATA_DIR, every table opened
  move-store FROM TO                 everything from a folder to a PostgreSQL database or back, proved
                                     equal by playing every record again; the server is ended
  replay FILE [--json] [--legal] [--seat N | --judge | --spectator]
                                     where a record leads, and its log
  perft FILE --depth N               how many legal action sequences of length N follow a record
  play GAME --seats A,B,… | --seat A --seat B … [--games N] [--seed S] [--ms MS] [--mirror]
       [--set KEY=VALUE …] [--records DIR] [--bot-log DIR] [--json]
                                     bots against bots: a seat is easy, medium, hard, master, random
                                     or exec:COMMAND, a program that speaks docs/bots.md
                                     (--levels A,B goes round the table, of --players N seats)
  bot GAME --level LEVEL             our own bot, speaking docs/bots.md
  calc FILE [--json]                 the forty statistics of the locomotives in a JSON or CSV file; an empty
                                     list gives an empty one
  check FILE [--commitment HEX] [--json]
                                     does the seed of a saved record make its deal and its lots?
  map-report FILE [--games N] [--players P] [--seed S] [--svg OUT] [--json]
                                     seat bias, length, bottlenecks and useless cards of a map:
                                     a record, a map in JSON, or ${SHEET_IDS.join(', ')}
  print KIND [--table ID] [--sheet ID] [--cards IDS|all] [--paper a4|letter]
             [--layout fold|duplex|single] [--lang ${LOCALES.join('|')}] [--copies N]
             [--blank | --record FILE] [--out FILE]
                                     sheets and cards as PDF (or CSV): map, score-sheet, statistics,
                                     rules, locomotive-cards, train-cards, shape-cards,
                                     agenda-cards, record
  reports [--limit N] [--json]       what people reported about others, newest first (DATA_DIR,
                                     or DATABASE_URL as for the server)
  admin-key                          the key of the server's page /admin (DATA_DIR,
                                     or DATABASE_URL as for the server)
  close-table ID                     ends a table, through the running server or without one
  ban WHO [--reason TEXT], unban WHO guest:ID, address:ADDRESS or address:NETWORK/BITS
  people export|delete GUEST         all that is stored about a person as JSON, or its end
  validate FILE|FOLDER …             replay stored records with the present rules

Exit status: 0 all well, 1 the input cannot be read or printed, 2 a record that is replayed holds an
illegal action, or does not fit its seed, 3 a bot's program failed, 4 what is stored cannot be used,
5 the disk is full or cannot be written, 6 the port is taken, 7 another server works with the folder,
8 the database or Redis is not reached, 129, 130 or 143 it was ended (SIGHUP, SIGINT, SIGTERM), 141
whoever read the output has gone.`;

/** The lines of the usage that are about a command; undefined if it names none. */
export function usageOf(command: string): string | undefined {
  const parts = USAGE.split(/\n\n/)[1]!.split(/\n(?=  \S)/);
  return parts.find((part) => new RegExp(`(^  |, )${command} `).test(part.split('\n')[0]!));
}
