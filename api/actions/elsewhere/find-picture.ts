import { Failure } from '../../domain/failure.ts'
import type { PictureSize } from '../../domain/elsewhere/fields/fitted-picture.ts'
import { picturesFor, type AskedPicture } from '../../domain/elsewhere/fields/pictures.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { World } from '../../ports/world.ts'

type Wanted = { launch: Launch; directory: string; file: string }

/** A picture of a launch in a size that a directory asks for, by the name of its download. Throws NOT_FOUND for any other size. */
export async function findPicture(
  { store, siteUrl }: Pick<World, 'store' | 'siteUrl'>,
  { launch, directory, file }: Wanted,
): Promise<AskedPicture & { url: string; size: PictureSize }> {
  const entry = await store.get('directoryEntries', directory)
  const found = entry === null ? undefined : picturesFor(launch, entry, siteUrl).find((picture) => picture.file === file)
  if (found === undefined || found.url === null || found.size === null) throw new Failure('NOT_FOUND', 'This picture isn’t asked for.')
  return { ...found, url: found.url, size: found.size }
}
