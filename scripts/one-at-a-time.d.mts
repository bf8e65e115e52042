export function oneAtATime<Done>(lock: string, work: () => Done, wait: () => void): Done;
