import { afterEach, beforeEach, expect, it } from 'vitest'
import { editProfile } from '../../../../api/actions/people/edit-profile.ts'
import { bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'

let catalog: LaunchWorld
beforeEach(async () => (catalog = await openLaunchWorld({ launches: [] })))
afterEach(() => catalog.close())

const own = { name: bob.name, handle: bob.handle ?? '' }

it.each([
  ['about', { ...own, about: 'Best online casino bonuses' }],
  ['links', { ...own, links: 'https://casino.example' }],
  ['name', { ...own, name: 'Casino King' }],
  ['handle', { ...own, handle: 'casinoking' }],
])('a profile’s %s can’t have a watched word', async (field, typed) => {
  await expect(editProfile(catalog.world, typed, bob)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    data: { fieldErrors: { [field]: [expect.stringContaining('“casino” isn’t allowed here')] } },
  })
})

it('moderators can write what they like, and a name from before the word was watched can stay', async () => {
  await editProfile(catalog.world, { name: mia.name, handle: mia.handle ?? '', about: 'I remove casino spam.' }, mia)
  const named = { ...bob, name: 'Casino King' }
  await catalog.world.store.transact(({ put }) => put('profiles', named))
  await editProfile(catalog.world, { ...own, name: named.name, about: 'I make kettles.' }, named)
  expect((await catalog.world.store.get('makers', bob.id))?.about).toBe('I make kettles.')
})
