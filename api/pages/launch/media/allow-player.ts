import type { Context } from 'koa'
import type { Launch } from '../../../domain/launch/launch.ts'
import { allowFrames } from '../../../http/middleware/secure-headers.ts'
import { videoPlayer } from './video-player.ts'

/** Lets a page embed the player of a launch’s video, if it has one. */
export function allowPlayer(ctx: Context, { demoVideoUrl }: Pick<Launch, 'demoVideoUrl'>): void {
  const player = videoPlayer(demoVideoUrl)
  if (player !== null) allowFrames(ctx, player.origin)
}
