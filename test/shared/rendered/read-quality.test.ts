import { expect, test } from 'vitest'
import { isLostIn } from '../../../shared/rendered/unseen-pictures.ts'
import { endsEarly, isDraft, isGrayBox } from '../../../shared/rendered/read-quality.ts'
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
  ['gray with letters', picture([45, 204], [10, 120], [45, 204]), true],
  ['a lamp on gray', picture([20, 204], [10, 20], [60, 204], [10, 60]), false],
  ['gray without any', picture([100, 204]), false],
  ['a page of text', picture([90, 250], [10, 20]), false],
  ['a dark page', picture([90, 30], [10, 220]), false],
  ['gray with a color', picture([90, 204], [10, 200, 60, 40]), false],
  ['a photo in gray', picture([40, 204], [30, 150], [30, 90]), false],
  ['a drawing on nothing', picture([90, 204, 204, 204, 0], [10, 120]), false],
])('a gray placeholder: %s', (_, data, is) => expect(isGrayBox(data)).toBe(is))

test.each<[what: string, picture: Uint8ClampedArray, ground: [number, number, number], is: boolean]>([
  ['dark lines in the dark', picture([90, 0, 0, 0, 0], [10, 21, 24, 29]), [20, 23, 28], true],
  ['a white logo on white', picture([70, 0, 0, 0, 0], [30, 255]), [255, 255, 255], true],
  ['dark lines on white', picture([90, 0, 0, 0, 0], [10, 21, 24, 29]), [255, 255, 255], false],
  ['dark lines and a bright dot', picture([89, 0, 0, 0, 0], [10, 21, 24, 29], [1, 250, 200, 0]), [20, 23, 28], false],
  ['a photo in black', picture([100, 20]), [20, 20, 20], false],
  ['nothing', picture([100, 0, 0, 0, 0]), [255, 255, 255], false],
])('lost: %s', (_, data, ground, is) => expect(isLostIn(data, ground)).toBe(is))

const drawn = (body: string, size = 'width="600" height="400"') =>
  isDraft(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="600" height="400" fill="#ccc"/>${body}</svg>`)
test.each<[what: string, is: boolean, expected: boolean]>([
  ['its own size', drawn('<text x="300" y="212">600 × 400</text>'), true],
  ['its own size with an x', drawn('<text>600x400</text>', 'viewBox="0 0 600 400"'), true],
  ['its own size as an entity', drawn('<text><tspan>600&#215;400</tspan></text>'), true],
  ['“Placeholder” and its size', drawn('<text>Placeholder</text><text>600×400 px</text>'), true],
  ['“Image”', drawn('<path d="M0 0L600 400"/><text>Image</text>'), true],
  ['a size that isn’t its own', drawn('<text>1920 × 1080</text>'), false],
  ['a name', drawn('<text>Image Studio</text>'), false],
  ['a label and a value', drawn('<text>Image</text><text>Open</text>'), false],
  ['no text', drawn(''), false],
  ['an empty text', drawn('<text></text>'), false],
  ['a drawing with a label', drawn(`${'<circle r="9"/>'.repeat(5)}<text>Photo</text>`), false],
])('a drawn placeholder: %s', (_, is, expected) => expect(is).toBe(expected))
