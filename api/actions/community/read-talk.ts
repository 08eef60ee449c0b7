import { mentionsIn } from '../../domain/community/mentions.ts'
import { countComments, newestThreads, threadsOf, type Thread } from '../../domain/community/threads.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Profile } from '../../domain/records.ts'
import { findMakerPages, type MakerPages } from '../makers/find-maker-pages.ts'
import type { World } from '../../ports/world.ts'
import { readMuted } from './mute-person.ts'
import { shownTo } from './read-launch-records.ts'

/** The comments on a launch. `total` are those that the reader can see, also in threads that aren’t listed; `count` is the public number; `muted` are whom the reader doesn’t want to read. */
export type Talk = { threads: Thread[]; total: number; count: number; pages: MakerPages; muted: ReadonlySet<string> }

/** Comments on a page, unless all of them are asked for. */
export const shownAtFirst = 100

/** The newest comments with their replies, or all of them. */
export async function readTalk(
  world: World,
  launch: Pick<Launch, 'id' | 'ownerId' | 'coMakers' | 'firstComment'>,
  reader: Profile | null,
  all: boolean,
): Promise<Talk> {
  const [stored, muted, ownPages] = await Promise.all([
    world.store.list('comments', 'launchId', launch.id),
    reader === null ? new Set<string>() : readMuted(world.store, reader),
    findMakerPages(world, { ids: makersOf(launch), handles: mentionsIn(launch.firstComment ?? '') }),
  ])
  const everything = threadsOf(stored, shownTo(world, reader))
  const threads = all ? everything : newestThreads(everything, shownAtFirst)
  const comments = threads.flatMap(({ top, replies }) => (top === null ? replies : [top, ...replies]))
  const theirPages = await findMakerPages(world, {
    ids: comments.map(({ accountId }) => accountId),
    handles: comments.flatMap(({ text }) => mentionsIn(text)),
  })
  const pages = {
    people: new Map([...theirPages.people, ...ownPages.people]),
    handles: new Set([...theirPages.handles, ...ownPages.handles]),
    faces: new Map([...theirPages.faces, ...ownPages.faces]),
    moderators: new Set([...theirPages.moderators, ...ownPages.moderators]),
  }
  const shown = everything.flatMap(({ top, replies }) => (top === null ? replies : [top, ...replies]))
  return { threads, total: countComments(everything), count: shown.filter(({ exclusion }) => exclusion === undefined).length, pages, muted }
}
