import { ConfigError } from '../config/config.ts'
import { print, printError, UsageError } from './terminal.ts'

// Apart from terminal.ts, because the audit’s package has no settings of a service.

/** Prints what it returns, which ends with a line break. Exits with 2 for wrong arguments or settings, with 1 for a failure. */
export async function runCommandLine(run: (args: string[]) => Promise<string>, explain: (error: unknown) => unknown = (error) => error) {
  try {
    print(await run(process.argv.slice(2)))
  } catch (error) {
    printError(explain(error))
    process.exitCode = error instanceof UsageError || error instanceof ConfigError ? 2 : 1
  }
}
