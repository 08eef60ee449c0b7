import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readArguments } from '../../../api/commands/people/arguments.ts'
import { UsageError } from '../../../api/commands/terminal.ts'
import { runCommand } from '../../../api/commands/people/run-command.ts'
import { createLowdbStore } from '../../../api/store/embedded/lowdb-store.ts'
import { createPostgresStore } from '../../../api/store/postgres/postgres-store.ts'
import { literalProfile } from '../../contract/store/one-of-each.ts'
import { bob, openLaunchWorld, type LaunchWorld } from '../../support/launch-world.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { putAll } from '../../support/put-all.ts'
import { runCommand as spawnCommand } from '../../support/run-command.ts'

describe('arguments', () => {
  it.each([
    [['suspend', 'ada@example.com', '--reason', 'Spam', '--until', '7d'], { command: 'suspend', subject: 'ada@example.com' }],
    [['list', '--suspended', '--json'], { command: 'list', subject: '' }],
    [['--help'], null],
  ])('%j are understood', (args, expected) => {
    const found = readArguments(args)
    if (expected === null) expect(found).toBeNull()
    else expect(found).toMatchObject(expected)
  })

  it.each([
    [[], /^Usage/],
    [['ban', 'ada'], /^Usage/],
    [['constructor'], /^Usage/],
    [['suspend', 'ada'], /^suspend needs --reason/],
    [['suspend', '--reason', 'Spam'], /^suspend needs an argument/],
    [['lift', 'ada', '--reason', 'x'], /^lift doesn’t take --reason/],
    [['lift', 'ada', 'bob'], /^Too many arguments/],
    [['moderators', 'ada'], /^Too many arguments/],
    [['delete', 'ada'], /^delete needs --yes/],
    [['list', '--nonsense'], /Unknown option/],
  ])('%j are refused', (args, message) => {
    expect(() => readArguments(args)).toThrow(message)
  })
})

describe('commands', () => {
  let catalog: LaunchWorld
  beforeEach(async () => {
    catalog = await openLaunchWorld({ launches: [liveLaunch({ slug: 'teapot', ownerId: 'ada' })] })
  })
  afterEach(() => catalog.close())
  const run = async (...args: string[]) => {
    const given = readArguments(args)
    if (given === null) throw new Error('Help.')
    return (await runCommand(catalog.world, given)).text
  }
  const suspension = async () => (await catalog.world.store.get('profiles', 'ada'))?.suspension

  it('find, suspend and lift by email, handle or id, also moderators', async () => {
    expect(await run('list', 'ada')).toMatch(/^ada@example\.com {2}Ada \(@ada\) {2}joined .*, 1 launch, 0 comments, 0 votes$/)
    expect(await run('suspend', 'ADA@example.com', '--reason', 'Spam', '--until', '7d')).toMatch(
      /^Ada suspended\. You can undo this within a minute: npm run people -- undo \w+$/,
    )
    expect(await suspension()).toMatchObject({ by: null, reason: 'Spam', until: '2026-11-25T10:00:00.000Z' })
    expect(await run('list', '--flagged')).toBe('Nobody found.')
    expect(await run('list', '--suspended')).toContain('SUSPENDED until 2026-11-25T10:00:00.000Z')
    expect(await run('show', '@ada')).toMatch(/Reason +Spam[^]*teapot {2}live[^]*suspend {2}Spam/)
    expect(await run('lift', 'ada')).toContain('suspension lifted')
    expect(await run('suspend', 'mia', '--reason', 'Left')).toContain('Mia suspended.')
    expect(await run('moderators')).toBe('mia@example.com: is suspended')
    await expect(run('lift', 'nobody')).rejects.toThrow('Nobody has the id nobody.')
    const wrong = run('suspend', 'ada', '--reason', 'x', '--until', 'soon')
    await expect(wrong).rejects.toThrow(UsageError)
    await expect(wrong).rejects.toThrow(/^--until takes 1d, 7d, 30d, lifted, or a date/)
  })

  it('count reports about comments that are gone', async () => {
    const nothing = { launchId: 'teapot', about: 'Teapot', reason: null, at: '2026-11-18T10:00:00.000Z', month: '2026-11', by: 'mia' }
    const gone = { ...nothing, action: 'delete_comment' as const, accountId: 'ada', commentId: 'c1', reports: 4 }
    const undone = { at: '2026-11-18T10:01:00.000Z', by: 'mia' }
    await putAll(catalog.world.store, 'decisions', [
      { ...gone, id: 'd1' },
      { ...gone, id: 'd2', undone },
    ])
    expect(await run('show', 'ada')).toContain('Flags        4 about them (0 open)')
  })

  it('turn off two-factor authentication, which is logged and emailed', async () => {
    const { store } = catalog.world
    await store.transact(({ put }) => put('authTwoFactors', { id: 't1', userId: 'ada', secret: 'sealed' }))
    expect(await run('reset-sign-in', 'ada')).toContain('can now sign in without a second factor')
    expect(await store.list('authTwoFactors', 'userId', 'ada')).toEqual([])
    expect(await store.list('decisions', 'action', 'reset_sign_in')).toMatchObject([{ by: null, accountId: 'ada' }])
    expect(await store.list('mails', 'state', 'waiting')).toMatchObject([{ kind: 'second-factor-off', to: 'ada@example.com' }])
  })

  it('count an email as verified, and with it what the account wrote; and make an owner', async () => {
    const { store } = catalog.world
    const { emailProven: _, ...unproven } = bob
    await putAll(store, 'profiles', [unproven])
    await putAll(store, 'authUsers', [{ id: 'bob', email: bob.email, emailVerified: false, image: null }])
    const comment = {
      id: 'c1',
      launchId: 'teapot',
      accountId: 'bob',
      author: { name: 'Bob', handle: 'bob' },
      text: 'Hi',
      at: bob.createdAt,
    }
    await putAll(store, 'comments', [{ ...comment, exclusion: 'unproven' as const }])
    expect(await run('verify', 'BOB@example.com')).toBe('Bob’s email is now marked as verified.')
    expect([await store.get('profiles', 'bob'), await store.get('authUsers', 'bob')]).toMatchObject([
      { emailProven: true },
      { emailVerified: true },
    ])
    expect((await store.get('comments', 'c1'))?.exclusion).toBeUndefined()
    await expect(run('verify', 'nobody@example.com')).rejects.toThrow('nobody@example.com')
    await run('owner', '@bob')
    expect(await store.get('profiles', 'bob')).toMatchObject({ role: 'owner' })
  })

  it('remove everything, and undo it', async () => {
    const [, id = ''] = /undo (\w+)$/.exec(await run('remove', 'ada', '--reason', 'Spam')) ?? []
    expect((await catalog.launch('teapot')).status).toBe('rejected')
    expect(await run('undo', id)).toBe('Undone.')
    expect([(await catalog.launch('teapot')).status, await suspension()]).toEqual(['live', undefined])
    await expect(run('undo', id)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('block and unblock', async () => {
    await expect(run('block', 'example.com', '--reason', 'Spam')).rejects.toThrow(
      '3 people here use example.com. They keep their accounts, but nobody else will be able to sign up with it. Add --yes to block it anyway.',
    )
    expect(await run('block', 'example.com', '--reason', 'Spam', '--yes')).toContain('example.com blocked.')
    await expect(run('block', 'com', '--reason', 'Spam')).rejects.toThrow(/^Very many domains end in \.com: .*Add --yes/)
    expect(await run('block', '2001:DB8::/48', '--reason', 'Ring')).toContain('2001:db8::/48 blocked.')
    expect(await run('blocks')).toContain('2001:db8::/48  2026-11-18  Ring')
    expect(await run('unblock', '2001:db8:0:1::/48')).toContain('unblocked')
    await expect(run('unblock', 'fine.example')).rejects.toThrow('fine.example isn’t blocked.')
  })

  it('export and delete an account', async () => {
    expect(JSON.parse(await run('export', 'ada'))).toMatchObject({})
    expect(await run('export', 'ada')).toContain('ada@example.com')
    expect(await run('delete', '@ada', '--yes')).toBe('Account deleted (ada).')
    expect(await catalog.world.store.get('profiles', 'ada')).toBeNull()
    await expect(run('delete', 'mia', '--yes')).rejects.toThrow(/^Mia is the only moderator\. First add another email to MODERATORS/)
    expect(await catalog.world.store.get('profiles', 'mia')).not.toBeNull()
  })
})

describe('the shell', () => {
  const databases = usePostgres()
  const people = (env: Record<string, string>, ...args: string[]) => spawnCommand('people', args, env)

  it('works on a stopped folder, and says what to do while the service runs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'slipway-people-'))
    const open = () => createLowdbStore({ folder, onNote: () => undefined, onFailure: () => undefined })
    const store = await open()
    await putAll(store, 'profiles', [literalProfile('ada', { emailProven: true })])
    const usage = await people({}, 'suspend', 'ada')
    expect([usage.code, usage.said]).toEqual([2, expect.stringContaining('Usage: npm run people')])
    const locked = await people({ DATA_DIR: folder }, 'suspend', 'ada', '--reason', 'Spam')
    expect([locked.code, locked.said]).toEqual([1, expect.stringMatching(/Another Slipway process[^]*use \/moderation\/people\/ instead/)])
    await store.close()
    const done = await people({ DATA_DIR: folder }, 'suspend', 'ada', '--reason', 'Spam', '--json')
    expect([done.code, JSON.parse(done.said)]).toEqual([0, expect.objectContaining({ action: 'suspend', by: null, accountId: 'ada' })])
    const again = await open()
    expect((await again.get('profiles', 'ada'))?.suspension).toMatchObject({ reason: 'Spam', until: null })
    await again.close()
    await rm(folder, { recursive: true })
  })

  it('works on PostgreSQL beside a running service', async () => {
    const databaseUrl = await databases.create()
    const store = await createPostgresStore({ databaseUrl, onFailure: () => undefined })
    await putAll(store, 'profiles', [literalProfile('ada', { emailProven: true })])
    const done = await people({ DATABASE_URL: databaseUrl }, 'suspend', 'ada@people.example', '--reason', 'Spam')
    expect(done).toEqual({ code: 0, said: expect.stringMatching(/^Ada suspended\./) })
    expect((await store.get('profiles', 'ada'))?.suspension).toMatchObject({ reason: 'Spam' })
    await putAll(store, 'profiles', [literalProfile('zoe')])
    await putAll(store, 'authUsers', [{ id: 'zoe', email: 'zoe@people.example', emailVerified: false, image: null }])
    expect((await people({ DATABASE_URL: databaseUrl }, 'verify', 'zoe@people.example')).code).toBe(0)
    expect(await store.get('profiles', 'zoe')).toMatchObject({ emailProven: true })
    await store.close()
  })
})
