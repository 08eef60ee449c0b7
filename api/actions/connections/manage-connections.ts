import { Type } from 'typebox'
import { Failure, invalidField } from '../../domain/failure.ts'
import { labelLength, tidyLabel } from '../../domain/names/client-name.ts'
import { isReservedName, reservedName } from '../../domain/names/reserved-names.ts'
import { lengthOf } from '../../domain/plain-text.ts'
import type { Connection, Profile } from '../../domain/records.ts'
import { defineAction } from '../define-action.ts'
import { endConnections } from './end-connections.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** The account's connections, newest first. */
export const listConnections = async ({ store }: World, account: Profile): Promise<Connection[]> =>
  (await store.list('connections', 'accountId', account.id)).toReversed()

/** The new name follows the rules for clients’ names, because moderators see it in a draft’s history. */
export const renameConnection = defineAction({
  access: 'member',
  quota: null,
  input: Type.Object({ id: Type.String(), label: Type.String() }),
  async run(world, { id, label }, account) {
    const text = tidyLabel(label)
    if (text === '') throw invalidField('label', 'Enter a name.', 'minLength')
    if (lengthOf(text) > labelLength) throw invalidField('label', `Use up to ${labelLength} characters.`, 'maxLength')
    if (isReservedName(text, world.siteUrl)) throw invalidField('label', reservedName(), 'invalid')
    await world.store.transact(async (transaction) => {
      const connection = await findOwn(transaction, id, account)
      await transaction.put('connections', { ...connection, label: text })
    })
  },
})

/** Revokes a connection; its token and its MCP session stop working immediately. */
export const revokeConnection = defineAction({
  access: 'member',
  quota: null,
  whileReadOnly: true,
  input: Type.Object({ id: Type.String() }),
  run: (world, { id }, account) =>
    world.store.transact(async (transaction) => {
      const { id: own } = await findOwn(transaction, id, account)
      await transaction.remove('connections', own)
    }),
})

export const revokeAllConnections = defineAction({
  access: 'member',
  quota: null,
  whileReadOnly: true,
  input: Type.Object({}),
  run: ({ store }, _input, { id }) => store.transact((transaction) => endConnections(transaction, id)),
})

/** Other people's connections are NOT_FOUND too. */
async function findOwn(transaction: Transaction, id: string, account: Profile): Promise<Connection> {
  const connection = await transaction.get('connections', id)
  if (connection?.accountId !== account.id) throw new Failure('NOT_FOUND', 'Connection not found.')
  return connection
}
