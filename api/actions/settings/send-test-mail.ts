import { Type } from 'typebox'
import { newMail } from '../../domain/outgoing-mail.ts'
import { createId } from '../../domain/random.ts'
import { defineAction } from '../define-action.ts'

/** Sends the owner an email, by the same way as all others. Returns its address. */
export const sendTestMail = defineAction({
  access: 'owner',
  quota: 'verifyMails',
  input: Type.Object({}),
  async run(world, _input, { email }) {
    await world.store.transact((transaction) => world.outbox.queue(transaction, newMail(createId(world), 'test', email, world.clock())))
    world.outbox.wake()
    return email
  },
})
