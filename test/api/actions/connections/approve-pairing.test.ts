import { expect, it } from 'vitest'
import { approvePairing } from '../../../../api/actions/connections/decide-pairing.ts'
import { startPairing } from '../../../../api/actions/connections/start-pairing.ts'
import { literalCaller } from '../../../support/literal-caller.ts'
import { ada, openLaunchWorld } from '../../../support/launch-world.ts'

it('stores the email to the owner in the same transaction as the connection', async () => {
  const catalog = await openLaunchWorld({})
  const { world } = catalog
  const { code } = await startPairing(world, { client: 'A tool', ip: '192.0.2.1' })
  const stored: string[][] = []
  const { transact } = world.store
  world.store.transact = (work) =>
    transact((transaction) => {
      const collections: string[] = []
      stored.push(collections)
      return work({
        ...transaction,
        put: (collection, record) => {
          collections.push(collection)
          return transaction.put(collection, record)
        },
      })
    })
  const approval = await approvePairing(world, { code }, literalCaller({ account: ada }))
  expect(approval.approved).toBe(true)
  expect(stored[0]).toEqual(['pairings', 'connections', 'mails'])
  await catalog.close()
})
