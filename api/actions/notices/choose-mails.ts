import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import { choiceOf, isTopic, topicNames, topicOf, type MailChoice, type Topic, unsubscribeText } from '../../domain/notices/topics.ts'
import type { Profile } from '../../domain/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { isModerator, isOwner, type ModeratorRule } from '../../domain/moderation/moderator-rule.ts'
import { defineAction } from '../define-action.ts'

export type MailChoices = { topic: Topic; choice: MailChoice }[]

export const mailChoicesOf = (world: ModeratorRule, account: Profile): MailChoices =>
  topicNames.filter((topic) => mayRead(world, topic, account)).map((topic) => ({ topic, choice: choiceOf(account, topic) }))

/** Whether an account can get notices of this topic. */
export function mayRead(world: ModeratorRule, topic: Topic, account: Profile): boolean {
  const { only } = topicOf(topic)
  return only === undefined || (only === 'owners' ? isOwner(world, account) : isModerator(world, account))
}

/** Saves which emails an account wants. What isn’t a choice of a topic counts as off, as browsers send nothing for an empty checkbox. */
export const chooseMails = defineAction({
  access: 'member',
  quota: null,
  whileSuspended: true,
  input: Type.Object(Object.fromEntries(topicNames.map((topic) => [topic, Type.Optional(Type.String())]))),
  run: (world, chosen, account) =>
    world.store.transact(async (transaction) => {
      const profile = await requireProfile(transaction, account.id)
      const own = mailChoicesOf(world, profile).map(({ topic }) => [topic, toChoice(topic, chosen[topic])] as const)
      await transaction.put('profiles', { ...profile, mailChoices: { ...profile.mailChoices, ...Object.fromEntries(own) } })
    }),
})

const toChoice = (topic: Topic, text: unknown): MailChoice => topicOf(topic).choices.find((choice) => choice === text) ?? 'off'

/** What an emailed link holds. */
export type UnsubscribeLink = { account: string; topic: string; key: string }

/** The subscription that an emailed link leads to. Throws NOT_FOUND for a link that we didn’t send, and once the account is deleted. */
export async function findSubscription(
  { store, hashText }: Pick<World, 'store' | 'hashText'>,
  link: UnsubscribeLink,
): Promise<{ topic: Topic; choice: MailChoice }> {
  const topic = requireTopic(hashText, link)
  return { topic, choice: choiceOf(await requireProfile(store, link.account), topic) }
}

/** Turns emails of a topic off or on, for whoever has the link; its key is the permission. Throws what findSubscription throws. */
export const changeSubscription = defineAction({
  access: 'anyone',
  quota: null,
  whileSuspended: true,
  whileReadOnly: true,
  input: Type.Object({ account: Type.String(), topic: Type.String(), key: Type.String(), choice: Type.Enum(['on', 'off']) }),
  async run({ store, hashText }, { choice, ...link }) {
    const topic = requireTopic(hashText, link)
    await store.transact(async (transaction) => {
      const profile = await requireProfile(transaction, link.account)
      const isSo = (choiceOf(profile, topic) === 'off') === (choice === 'off')
      if (!isSo) await transaction.put('profiles', { ...profile, mailChoices: { ...profile.mailChoices, [topic]: choice } })
    })
  },
})

/** Compares hashes of the keys, so that timing reveals nothing about the right one. */
function requireTopic(hashText: World['hashText'], { account, topic, key }: UnsubscribeLink): Topic {
  if (isTopic(topic) && hashText(key) === hashText(hashText(unsubscribeText(account, topic)))) return topic
  throw noLink()
}

async function requireProfile(finders: Pick<Transaction, 'get'>, id: string): Promise<Profile> {
  const profile = await finders.get('profiles', id)
  if (profile === null) throw noLink()
  return profile
}

const noLink = () =>
  new Failure('NOT_FOUND', 'This link isn’t valid. Copy it from the email again, or change your email preferences in your profile.')
