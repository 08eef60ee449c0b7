import { Failure } from '../domain/failure.ts'
import { readArguments, usage } from './people/arguments.ts'
import { openCommunity } from './people/open-community.ts'
import { runCommand, type Result } from './people/run-command.ts'
import { runCommandLine } from './run-command-line.ts'
import { printableJson } from './terminal.ts'

// `npm run people`: what moderators do on the site, for the operator, even while the service is stopped. Exits with 1 if nothing was done, and with 2 if the
// arguments or settings are wrong.

async function main(args: string[]): Promise<string> {
  const given = readArguments(args)
  if (given === null) return usage
  const { community, close } = await openCommunity()
  let result: Result
  try {
    result = await runCommand(community, given)
  } finally {
    await close()
  }
  return given.values.json === true ? printableJson(JSON.stringify(result.json, null, 2)) : result.text
}

/** What to print for an error: the message of each wrong argument, or the error’s own. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const fields = error instanceof Failure ? error.data?.['fieldErrors'] : undefined
  const errors = Object.entries(typeof fields === 'object' && fields !== null ? fields : {}).map(
    ([field, messages]) => `${field}: ${messages}`,
  )
  return errors.length > 0 ? errors.join('\n') : error.message
}

await runCommandLine(async (args) => `${await main(args)}\n`, explain)
