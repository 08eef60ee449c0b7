import type { Facts } from '../domain/notices/records.ts'
import type { About, Audience, Reader } from './define-notice.ts'

type AudienceOf<F, S> = (about: About<F, S>, among: Audience) => Promise<(string | null)[]>

/** The launch’s maker. */
export const owner: AudienceOf<Facts, unknown> = async ({ launch }) => [launch.ownerId]

export const moderators: AudienceOf<Facts, unknown> = async (_about, among) => (await among.moderators()).map(({ id }) => id)

/** Those who have saved the launch, unless they muted it. */
export const followers: AudienceOf<Facts, unknown> = async ({ launch }, { read }) =>
  (await read.list('bookmarks', 'launchId', launch.id)).filter(({ isMuted }) => isMuted !== true).map(({ accountId }) => accountId)

export async function isFollowing({ get }: Pick<Reader, 'get'>, launchId: string, accountId: string): Promise<boolean> {
  const bookmark = await get('bookmarks', `${launchId}:${accountId}`)
  return bookmark !== null && bookmark.isMuted !== true
}

/** Without those who know of it already: who did it, and whoever else is given. */
export const others =
  <F, S>(audience: AudienceOf<F, S>, except: AudienceOf<F, S> = async () => []): AudienceOf<F, S> =>
  async (about, among) => {
    const informed = [among.by, ...(await except(about, among))]
    return (await audience(about, among)).filter((id) => !informed.includes(id))
  }
