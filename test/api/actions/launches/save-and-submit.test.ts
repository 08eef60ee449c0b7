import { afterEach, expect, it } from 'vitest'
import { saveAndSubmit } from '../../../../api/actions/launches/submit-launch.ts'
import { NotVisited } from '../../../../api/domain/failure.ts'
import { ada, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'

let catalog: LaunchWorld
afterEach(() => catalog.close())

it('a draft that can’t be submitted is saved, and the error is the one of the submission', async () => {
  const draft = literalLaunch({ ownerId: 'ada' })
  const busy = new NotVisited('SERVICE_UNAVAILABLE', 'Many sites are being visited.', { retryAfter: 5 }, 'Busy.')
  catalog = await openLaunchWorld({ launches: [draft], sites: { [draft.url]: busy } })
  const saving = saveAndSubmit(catalog.world, { slug: draft.slug, fields: { tagline: 'Saved before' } }, ada)
  expect(await saving.catch((error: unknown) => error)).toBe(busy)
  expect(await catalog.launch(draft.slug)).toMatchObject({ tagline: 'Saved before', status: 'draft' })
})
