import { expect, it } from 'vitest'
import { extendConnection } from '../../../../api/actions/connections/manage-connections.ts'
import { approvePairing, startPairing } from '../../../../api/actions/connections/start-pairing.ts'
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

it('the email about more access is of the moment since which the connection has it, however busy the machine is', async () => {
  const catalog = await openLaunchWorld({})
  await catalog.stopEvents()
  const { world } = catalog
  let moment = Date.parse('2026-11-18T10:00:00Z')
  world.clock = () => new Date((moment += 1))
  await world.store.transact((transaction) => extendConnection(world, transaction, `connection-${ada.id}`, { plans: true }, ada))
  const [mail] = await world.store.list('mails', 'state', 'waiting')
  expect((await world.store.get('connections', `connection-${ada.id}`))?.plansSince).toBe(mail?.createdAt)
  await catalog.close()
})
