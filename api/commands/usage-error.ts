/** A command can’t start: its arguments or settings are wrong, or what they name doesn’t exist. */
export class UsageError extends Error {}
