import { parseArgs } from 'node:util'
import { UsageError } from '../usage-error.ts'

export const usage = `Usage: npm run people -- COMMAND

  list [TEXT] [--suspended | --unverified | --reported] [--after POSITION]
                                       lists people, newest first; TEXT is part of a name, handle or email
  show PERSON                          shows everything about a person
  suspend PERSON --reason TEXT [--until 1d | 7d | 30d | YYYY-MM-DD | lifted]
                                       suspends a person: until lifted, unless you set an end
  lift PERSON                          lifts a suspension
  remove PERSON --reason TEXT          removes everything by a spammer; can be undone for 30 days
  undo DECISION                        undoes a decision; the command that made it printed its id
  block DOMAIN|NETWORK --reason TEXT [--yes]
  unblock DOMAIN|NETWORK               blocks or unblocks sign-ups from an email domain or network (CIDR)
  blocks                               lists all blocks
  moderators                           lists the moderators
  verify PERSON                        marks an email as verified, if the site can’t send emails
  owner PERSON                         makes a person an owner of the site
  reset-sign-in PERSON                 removes a person’s authenticator app and passkeys, and signs them out
  export PERSON                        prints everything stored about a person, as JSON
  delete PERSON --yes [--reason TEXT] [--keep-launches]
                                       deletes an account at once; can’t be undone

PERSON is an email, an @handle or an id. --json prints JSON. Uses the service’s settings (DATA_DIR or DATABASE_URL).
With PostgreSQL, it works while the service runs. With the embedded store, stop the service first.`

const options = {
  reason: { type: 'string' },
  until: { type: 'string' },
  after: { type: 'string' },
  suspended: { type: 'boolean' },
  unverified: { type: 'boolean' },
  reported: { type: 'boolean' },
  yes: { type: 'boolean' },
  'keep-launches': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

type Option = Exclude<keyof typeof options, 'json' | 'help'>
type Shape = { subject: 'none' | 'optional' | 'required'; needs?: Option[]; may?: Option[] }

export const commands = {
  list: { subject: 'optional', may: ['suspended', 'unverified', 'reported', 'after'] },
  show: { subject: 'required' },
  suspend: { subject: 'required', needs: ['reason'], may: ['until'] },
  lift: { subject: 'required' },
  remove: { subject: 'required', needs: ['reason'] },
  undo: { subject: 'required' },
  block: { subject: 'required', needs: ['reason'], may: ['yes'] },
  unblock: { subject: 'required' },
  blocks: { subject: 'none' },
  moderators: { subject: 'none' },
  verify: { subject: 'required' },
  owner: { subject: 'required' },
  'reset-sign-in': { subject: 'required' },
  export: { subject: 'required' },
  delete: { subject: 'required', needs: ['yes'], may: ['reason', 'keep-launches'] },
} satisfies Record<string, Shape>

export type CommandName = keyof typeof commands
export type Arguments = {
  command: CommandName
  /** Whom or what the command is about; empty if left out. */
  subject: string
  values: ReturnType<typeof parse>['values']
}

/** Null if help was asked for. Throws UsageError. */
export function readArguments(args: string[]): Arguments | null {
  const { values, positionals } = parse(args)
  const [command, subject = '', ...others] = positionals
  if (values.help === true) return null
  if (command === undefined || !Object.hasOwn(commands, command)) throw new UsageError(usage)
  const name = command as CommandName
  const shape: Shape = commands[name]
  const given = (Object.keys(values) as (keyof typeof values)[]).filter((option) => option !== 'json')
  const known: string[] = [...(shape.needs ?? []), ...(shape.may ?? [])]
  const unknown = given.find((option) => !known.includes(option))
  if (unknown !== undefined) throw new UsageError(`${name} doesn’t take --${unknown}.\n\n${usage}`)
  const missing = shape.needs?.find((option) => values[option] === undefined)
  if (missing !== undefined) throw new UsageError(`${name} needs --${missing}.\n\n${usage}`)
  if (others.length > 0 || (shape.subject === 'none' && subject !== ''))
    throw new UsageError(`Too many arguments. Put text with spaces in quotes.\n\n${usage}`)
  if (shape.subject === 'required' && subject === '') throw new UsageError(`${name} needs an argument that says whom or what.\n\n${usage}`)
  return { command: name, subject, values }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message.split('. ')[0] : 'Invalid arguments'}.\n\n${usage}`, { cause: error })
  }
}
