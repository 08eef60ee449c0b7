import { describe, expect, it } from 'vitest'
import { commands, readArguments } from '../../../api/commands/people/arguments.ts'
import { UsageError } from '../../../api/commands/terminal.ts'
import { runCommand } from '../../support/run-command.ts'

/** What each command doesn’t take. */
const wrong: Record<string, string[][]> = {
  backup: [['latest'], ['list', 'list'], ['--list']],
  mail: [[], ['test'], ['send', 'you@example.org'], ['test', 'you@example.org', 'me@example.org']],
  restore: [
    [],
    ['--check'],
    ['latest', '--into', 'x'],
    ['latest', '--to'],
    ['latest', '--check', 'x'],
    ['latest', '--to', 'x', 'y'],
    ['gone.tar.gz'],
  ],
  settings: [[], ['sing'], ['import'], ['export', 'x'], ['import', 'x', '--no'], ['import', 'x', '--yes', 'y']],
  salvage: [[], ['drop', '--raw'], ['look', '--yes'], ['look', '--raw', 'x']],
}

it.each(Object.keys(wrong))('npm run %s does nothing with arguments it doesn’t take, and says which it does', async (name) => {
  const outcomes = await Promise.all((wrong[name] ?? []).map((given) => runCommand(name, given, { BACKUP_TO: '/nowhere' })))
  for (const [at, { code, said }] of outcomes.entries())
    expect({ given: wrong[name]?.[at], code, said }).toMatchObject({ code: 2, said: expect.stringContaining(`Usage: npm run ${name} `) })
})

describe('npm run people', () => {
  it.each<[string[], string]>([
    [[], 'Usage: npm run people'],
    [['sing'], 'Usage: npm run people'],
    [['toString'], 'Usage: npm run people'],
    [['show'], 'show needs an argument that says whom or what.'],
    [['show', ''], 'show needs an argument that says whom or what.'],
    [['show', 'ada', 'bea'], 'Too many arguments.'],
    [['blocks', 'ada'], 'Too many arguments.'],
    [['list', 'ada', 'bea'], 'Too many arguments.'],
    [['suspend', 'ada'], 'suspend needs --reason.'],
    [['delete', 'ada'], 'delete needs --yes.'],
    [['lift', 'ada', '--reason', 'x'], 'lift doesn’t take --reason.'],
    [['show', 'ada', '--raw'], 'Unknown option'],
  ])('%j: %s', (given, message) => {
    expect(() => readArguments(given)).toThrow(UsageError)
    expect(() => readArguments(given)).toThrow(message)
  })

  it.each<[string[], string, string]>([
    [['list'], 'list', ''],
    [['list', 'ada', '--suspended', '--json'], 'list', 'ada'],
    [['suspend', 'ada', '--reason', 'spam', '--until', '7d'], 'suspend', 'ada'],
    [['blocks', '--json'], 'blocks', ''],
    [['delete', 'ada', '--yes', '--keep-launches'], 'delete', 'ada'],
  ])('%j is understood', (given, command, subject) => {
    expect(readArguments(given)).toMatchObject({ command, subject })
  })

  it('shows its usage for every command that is asked for help', () => {
    for (const command of Object.keys(commands)) expect(readArguments([command, '--help'])).toBeNull()
    expect(readArguments(['-h'])).toBeNull()
  })
})
