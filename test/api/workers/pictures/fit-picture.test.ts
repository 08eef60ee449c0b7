import { readFileSync } from 'node:fs'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { fitPicture } from '../../../../api/workers/pictures/fit-picture.ts'
import { rendering, renderSvg } from '../../../../api/workers/pictures/render-svg.ts'

const svg = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`
const half = (width: number, height: number) =>
  svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#102030"/><rect width="${width / 2}" height="${height}" x="${width / 2}" fill="#f00"/>`,
  )
const png = (width: number, height: number) => rendering(() => renderSvg(half(width, height)).png)

/** The color at a point of a PNG, as RGBA. */
const colorAt = async (file: Uint8Array, x: number, y: number) => {
  const { width, height } = imageSize(file)
  const url = `data:image/png;base64,${Buffer.from(file).toString('base64')}`
  const { pixels } = await rendering(() => renderSvg(svg(width, height, `<image width="${width}" height="${height}" href="${url}"/>`)))
  return [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
}
const dark = [0x10, 0x20, 0x30, 255]
const red = [255, 0, 0, 255]

test.each([
  ['of the same size', [120, 80], [120, 80], false],
  ['of the same shape', [240, 160], [120, 80], false],
  ['many times as large', [600, 400], [120, 80], false],
  ['that is wider', [240, 80], [120, 80], true],
  ['that is taller', [120, 240], [120, 80], true],
])('a picture %s comes in exactly the size that is asked for', async (_what, [width = 0, height = 0], [to = 0, high = 0], isFramed) => {
  const fitted = await fitPicture({ file: await png(width, height), size: { width: to, height: high }, ground: 'edge' })
  if ('error' in fitted) return expect.fail(fitted.error)
  expect(imageSize(fitted.png)).toMatchObject({ width: to, height: high, type: 'png' })
  expect(fitted).toMatchObject({ original: { width, height }, isFramed })
  // Nothing is cropped or stretched: the middle line stays the middle, and what is beside it has the corner’s color.
  expect(await colorAt(fitted.png, to / 2 - 5, high / 2)).toEqual(dark)
  expect(await colorAt(fitted.png, to / 2 + 5, high / 2)).toEqual(red)
  expect(await colorAt(fitted.png, 1, 1)).toEqual(dark)
})

test('a logo’s surroundings stay transparent', async () => {
  const fitted = await fitPicture({ file: await png(200, 100), size: { width: 50, height: 50 }, ground: 'clear' })
  expect('png' in fitted && (await colorAt(fitted.png, 25, 2))).toEqual([0, 0, 0, 0])
})

test('an SVG has any size', async () => {
  const file = Buffer.from(half(10, 10).replace('<svg ', '<svg viewBox="0 0 10 10" '))
  const fitted = await fitPicture({ file, size: { width: 300, height: 300 }, ground: 'clear' })
  expect('png' in fitted && imageSize(fitted.png)).toMatchObject({ width: 300, height: 300 })
})

test.each([
  ['one that is too small', () => png(100, 70), { error: 'small', original: { width: 100, height: 70 } }],
  ['a damaged one', async () => (await png(240, 160)).subarray(0, 60), { error: 'format' }],
  ['a web page', async () => Buffer.from('<!doctype html><title>Not found</title>'), { error: 'format' }],
  ['an SVG that loads something', async () => Buffer.from(svg(9, 9, '<image href="https://tracker.example/"/>')), { error: 'format' }],
  ['WebP', async () => readFileSync('.readme/home.webp'), { error: 'format' }],
  ['a decompression bomb', async () => header(20_000, 20_000), { error: 'format' }],
])('%s is never sent as if it fit', async (_what, file, error) => {
  expect(await fitPicture({ file: await file(), size: { width: 120, height: 80 }, ground: 'edge' })).toEqual(error)
})

/** The start of a PNG of this size. */
function header(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.set([8, 6], 24)
  return bytes
}
