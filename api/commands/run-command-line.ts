import { ConfigError } from '../config/config.ts'
import { print, printError } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** Prints what it returns, which ends with a line break. Exits with 2 for wrong arguments or settings, with 1 for a failure. */
export async function runCommandLine(
  run: (args: string[]) => Promise<string>,
  explain: (error: unknown) => unknown = (error) => error,
): Promise<void> {
  try {
    print(await run(process.argv.slice(2)))
  } catch (error) {
    printError(explain(error))
    process.exitCode = error instanceof UsageError || error instanceof ConfigError ? 2 : 1
  }
}
