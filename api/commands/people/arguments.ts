import { parseArgs } from 'node:util'
import { UsageError } from '../terminal.ts'
import usageLines from './usage.json' with { type: 'json' }

export const usage = usageLines.join('\n')

const options = {
  reason: { type: 'string' },
  until: { type: 'string' },
  after: { type: 'string' },
  suspended: { type: 'boolean' },
  unverified: { type: 'boolean' },
  flagged: { type: 'boolean' },
  yes: { type: 'boolean' },
  'keep-launches': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

type Option = Exclude<keyof typeof options, 'json' | 'help'>
type Shape = { subject: 'none' | 'optional' | 'required'; needs?: Option[]; may?: Option[] }

export const commands = {
  list: { subject: 'optional', may: ['suspended', 'unverified', 'flagged', 'after'] },
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
