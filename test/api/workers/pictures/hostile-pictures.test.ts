import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Failure } from '../../../../api/domain/failure.ts'
import { createPictureEncoder } from '../../../../api/workers/pictures/picture-encoder.ts'
import { hostilePictures, type HostilePicture } from '../../../support/hostile-pictures.ts'

const encoder = createPictureEncoder()
let hostile: HostilePicture[] = []
beforeAll(async () => void (hostile = await hostilePictures()))
afterAll(() => encoder.close())

const good = () => sharp({ create: { width: 2400, height: 1500, channels: 3, background: '#336699' } })
const encode = (file: Uint8Array) => encoder.encode(file).catch((error: unknown) => error)

it(
  'each hostile picture is rejected with a reason, or written anew without anything else that was in it',
  { timeout: 180_000 },
  async () => {
    expect(hostile.length).toBeGreaterThanOrEqual(80)
    const outcomes: Record<string, string> = {}
    for (const { what, file, marks = [] } of hostile) {
      const made = await encode(file)
      if (made instanceof Failure) {
        expect([what, made.code, Object.keys(made.data?.['fieldErrors'] ?? {})]).toEqual([what, 'BAD_REQUEST', ['picture']])
        outcomes[what] = 'rejected'
        continue
      }
      const { files } = made as Awaited<ReturnType<typeof encoder.encode>>
      expect(files.map(({ width }) => width)).toEqual([320, 960, 1920])
      for (const { bytes } of files) {
        const { format, exif, icc, xmp, pages } = await sharp(bytes).metadata()
        expect([what, format, exif, icc, xmp, pages]).toEqual([what, 'webp', undefined, undefined, undefined, undefined])
        for (const mark of marks) expect([what, mark, Buffer.from(bytes).includes(mark, 0, 'latin1')]).toEqual([what, mark, false])
      }
      outcomes[what] = 'written anew'
    }
    const isMade = (text: string) => outcomes[text] === 'written anew'
    const made = [
      'JPEG in CMYK',
      'PNG with 16 bits a channel',
      'JPEG that says where it was taken',
      'an animated GIF',
      'PNG of 49 million pixels',
    ]
    expect(made.filter((what) => !isMade(what))).toEqual([])
    const never = hostile
      .map(({ what }) => what)
      .filter((what) => /SVG|HTML$|PDF|TIFF|^ZIP|pixels a side|HEIC|above|after 0\.(?:05|3|6)$/.test(what) && !what.startsWith('GIF of'))
    expect(never.filter(isMade)).toEqual([])
  },
)

it('a picture is kept in three widths, never enlarged, and named by its content', async () => {
  const file = await good().png().toBuffer()
  const [first, again] = [await encoder.encode(file), await encoder.encode(file)]
  expect(first).toMatchObject({ width: 1920, height: 1200 })
  expect(again.hash).toBe(first.hash)
  const sizes = await Promise.all(first.files.map(async ({ bytes }) => (await sharp(bytes).metadata()).width))
  expect(sizes).toEqual([320, 960, 1920])
  const small = await encoder.encode(await good().resize(200).png().toBuffer())
  expect(small).toMatchObject({ width: 200, height: 125 })
})

it.each([1, 2, 3, 4, 5, 6, 7, 8])('a photo with orientation %i stands upright', async (orientation) => {
  // Red on top once it’s upright: where that is in the file depends on the orientation.
  const red = { input: { create: { width: 300, height: 50, channels: 3 as const, background: '#ff0000' } }, left: 0, top: 0 }
  const upright = sharp({ create: { width: 300, height: 200, channels: 3, background: '#0000ff' } }).composite([red])
  const turns: Record<number, (picture: Sharp) => Sharp> = {
    1: (picture) => picture,
    2: (picture) => picture.flop(),
    3: (picture) => picture.rotate(180),
    4: (picture) => picture.flip(),
    5: (picture) => picture.rotate(270).flop(),
    6: (picture) => picture.rotate(270),
    7: (picture) => picture.rotate(90).flop(),
    8: (picture) => picture.rotate(90),
  }
  const turned = turns[orientation]?.(sharp(await upright.png().toBuffer())) ?? upright
  const { width, height, files } = await encoder.encode(
    await sharp(await turned.png().toBuffer())
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer(),
  )
  expect([width, height]).toEqual([300, 200])
  const { data, info } = await sharp(files[2]?.bytes).raw().toBuffer({ resolveWithObject: true })
  const [red0 = 0, , blue0 = 0] = data.subarray((10 * info.width + 150) * info.channels)
  expect(red0).toBeGreaterThan(blue0)
})

it('a picture that comes while the idle process ends is read by another', async () => {
  const restless = createPictureEncoder(3)
  const file = await good().png().toBuffer()
  for (let at = 0; at < 5; at += 1) {
    expect((await restless.encode(file)).width).toBe(1920)
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
  await restless.close()
})
