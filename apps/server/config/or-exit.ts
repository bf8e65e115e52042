import { ConfigError, readConfig, type Config } from './config.ts';

/** The settings of this process. If one cannot be used it says which on stderr and exits with status 1. */
export function configOrExit(place: Pick<Config, 'webDir' | 'botWorker' | 'games'>): Config {
  try {
    return readConfig(process.env, process.argv.slice(2), place);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
