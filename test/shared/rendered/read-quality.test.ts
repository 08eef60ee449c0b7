import { expect, test } from 'vitest'
import { endsEarly, isGrayBox } from '../../../shared/rendered/read-quality.ts'
import { png } from '../../support/planted-site.ts'

const whole = png(200, 200)
const jpeg = (...end: number[]) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 7), Buffer.from(end)])
const webp = (missing: number) => {
  const file = Buffer.alloc(400, 7)
  file.write('RIFF', 0)
  file.writeUInt32LE(392 + missing, 4)
  file.write('WEBP', 8)
  return file
}

test.each<[fact: string, bytes: Buffer, early: boolean]>([
  ['a whole PNG', whole, false],
  ['a PNG with more after its end', Buffer.concat([whole, Buffer.alloc(99)]), false],
  ['a PNG without its end', whole.subarray(0, -12), true],
  ['a whole JPEG', jpeg(0xff, 0xd9), false],
  ['a JPEG with more after its end', jpeg(0xff, 0xd9, 0, 0, 0), false],
  ['a JPEG without its end', jpeg(), true],
  ['a whole WebP', webp(0), false],
  ['a WebP that is shorter than it says', webp(50), true],
  ['a GIF, of which nothing is known', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(400)]), false],
  ['hardly anything', whole.subarray(0, 100), false],
])('%s', (_, bytes, early) => expect(endsEarly(new Uint8Array(bytes))).toBe(early))

/** A picture of 100 pixels of these shades, each with its count. */
const picture = (...parts: [count: number, red: number, green?: number, blue?: number, alpha?: number][]) =>
  new Uint8ClampedArray(
    parts.flatMap(([count, red, green = red, blue = red, alpha = 255]) =>
      Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
    ),
  )
test.each<[what: string, picture: Uint8ClampedArray, is: boolean]>([
  ['gray with letters', picture([90, 204], [10, 120]), true],
  ['gray without any', picture([100, 204]), false],
  ['a page of text', picture([90, 250], [10, 20]), false],
  ['a dark page', picture([90, 30], [10, 220]), false],
  ['gray with a color', picture([90, 204], [10, 200, 60, 40]), false],
  ['a photo in gray', picture([40, 204], [30, 150], [30, 90]), false],
  ['a drawing on nothing', picture([90, 204, 204, 204, 0], [10, 120]), false],
])('a gray placeholder: %s', (_, data, is) => expect(isGrayBox(data)).toBe(is))
