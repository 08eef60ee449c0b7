import { Type } from 'typebox'
import { invalidField } from '../../domain/failure.ts'
import { pictureLimits } from '../../domain/pictures/picture.ts'
import type { World } from '../../ports/world.ts'
import { defineAction } from '../define-action.ts'
import { defineBearerEndpoint } from '../define-endpoint.ts'
import { keepPicture, type Kept } from './keep-picture.ts'

/** A picture that somebody uploads in the browser: `picture` is its file as a data: URL. */
export const uploadPicture = defineAction({
  access: 'member',
  quota: 'pictures',
  input: Type.Object({ picture: Type.String(), alt: Type.Optional(Type.String()) }),
  run: (world, { picture, alt }, account): Promise<Kept> => keepPicture(world, { accountId: account.id, file: fileOf(picture), alt }),
})

/** A picture that a program hands in, as a file or by its URL. */
export const addPicture = defineBearerEndpoint('addPicture', async (world, { data, url, alt }, account) => {
  if ((data === undefined) === (url === undefined))
    throw invalidField('data', 'Send either data, the file in base64, or url, where we can fetch it.', 'required')
  const file = data === undefined ? await fetchPicture(world, url ?? '') : fileOf(data)
  const kept = await keepPicture(world, { accountId: account.id, file, alt, ...(url !== undefined && { source: url }) })
  return { ok: true, url: `${world.siteUrl}${kept.path}`, width: kept.width, height: kept.height, alt: kept.alt } as const
})

/** Throws BAD_REQUEST with fieldErrors.picture if it can’t be fetched. */
export async function fetchPicture({ pictures }: Pick<World, 'pictures'>, url: string): Promise<Uint8Array> {
  const file = await pictures.fetch(url)
  if (file === null) throw invalidField('picture', `We couldn’t fetch ${url.slice(0, 100)}. Upload the picture instead.`, 'fetch')
  return file
}

/** The file in base64, or in a data: URL. Throws BAD_REQUEST with fieldErrors.picture. */
export function fileOf(text: string): Uint8Array {
  const file = Buffer.from(text.slice(text.startsWith('data:') ? text.indexOf(',') + 1 : 0), 'base64')
  if (file.length === 0) throw invalidField('picture', 'Choose a picture.', 'required')
  if (file.length > pictureLimits.bytes)
    throw invalidField('picture', `The picture is larger than ${pictureLimits.bytes / 1024 / 1024} MB. Use a smaller one.`, 'heavy')
  return file
}
