import { explainFields } from './explain-fields.ts'
import { readArguments, usage } from './people/arguments.ts'
import { openCommunity } from './people/open-community.ts'
import { runCommand } from './people/run-command.ts'
import { runCommandLine } from './run-command-line.ts'
import { printableJson } from './terminal.ts'

// `npm run people`: what moderators do on the site, for the operator, even while the service is stopped. Exits with 1 if nothing was done, and with 2 if the
// arguments or settings are wrong.

async function main(args: string[]): Promise<string> {
  const given = readArguments(args)
  if (given === null) return usage
  await using opened = await openCommunity()
  const result = await runCommand(opened.community, given)
  return given.values.json === true ? printableJson(JSON.stringify(result.json, null, 2)) : result.text
}

await runCommandLine(async (args) => `${await main(args)}\n`, explainFields)
