import { isLive } from '../../domain/launch/launch.ts'
import { shownMaker, type ShownMaker } from '../../domain/launch/makers.ts'
import type { Maker, MakerTexts, Profile } from '../../domain/records.ts'
import type { Transaction } from '../../ports/store.ts'
import { listMade } from '../access/list-made.ts'
import { laterThan } from '../../domain/moderation/changes.ts'

type PageText = { about?: string | undefined; links?: Maker['links'] | undefined }

/** Writes the public record of a maker, so that cached copies of their page are out of date. What isn’t given stays. */
export async function putMaker(transaction: Transaction, { id, name, handle }: Profile, { about, links }: PageText = {}): Promise<void> {
  const before = await transaction.get('makers', id)
  await transaction.put('makers', { ...before, id, name, handle, about: about ?? before?.about ?? '', links: links ?? before?.links ?? [] })
}

/** Keeps what a maker’s page said before something was added, for moderators to compare, until the page says the same again. */
export async function noteUnseen(transaction: Transaction, id: string, before: MakerTexts, now: Date): Promise<void> {
  const maker = await transaction.get('makers', id)
  if (maker === null) return
  const { unseen, ...seen } = maker
  const first = unseen?.before ?? before
  const changed = changedTexts(first, seen)
  if (unseen === undefined && changed.every(({ after }) => after === '')) return
  const noted = { ...seen, unseen: { before: first, at: laterThan(now, unseen?.at) } }
  await transaction.put('makers', changed.length === 0 ? seen : noted)
}

/** The parts in which two versions of a maker’s page differ, as text. */
export const changedTexts = (was: MakerTexts, is: MakerTexts) =>
  (['name', 'handle', 'about', 'links'] as const)
    .map((key) => ({ key, before: textOf(was[key]), after: textOf(is[key]) }))
    .filter(({ before, after }) => before !== after)

const textOf = (text: string | string[] | null): string => (Array.isArray(text) ? text.join('\n') : (text ?? ''))

/** The same for somebody whose page may have appeared or disappeared, because they were suspended or verified their email. */
export async function refreshMaker(transaction: Transaction, person: Profile): Promise<void> {
  if (person.handle === null) return
  if ((await listMade(transaction, person.id)).some(isLive)) await putMaker(transaction, person)
}

/** Sets a person’s picture everywhere their name is shown; undefined for none. */
export async function putPicture(transaction: Transaction, person: Profile, picture: string | undefined): Promise<void> {
  const { picture: _, ...others } = person
  const changed: Profile = { ...others, ...(picture !== undefined && { picture }) }
  await transaction.put('profiles', changed)
  await putMaker(transaction, changed)
  await renewOnLaunches(transaction, changed)
}

/** Their launches show the handle and picture that they have now, and the name that they were published with. */
export async function renewOnLaunches(transaction: Transaction, { id, handle, picture }: Profile): Promise<void> {
  const renewed = ({ name }: ShownMaker) => shownMaker({ name, handle, ...(picture !== undefined && { picture }) })
  for (const { coMakers, ...launch } of await listMade(transaction, id))
    await transaction.put('launches', {
      ...launch,
      ...(launch.ownerId === id && { maker: renewed(launch.maker) }),
      ...(coMakers && { coMakers: coMakers.map((each) => (each.id === id ? { id, ...renewed(each) } : each)) }),
    })
}
