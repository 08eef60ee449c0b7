import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** `marks`: texts in the file that must not be in what is made of it. */
export type HostilePicture = { what: string; file: Uint8Array; marks?: string[] }

const base = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#3366cc' } }).composite([
    { input: { create: { width: 80, height: 60, channels: 3, background: '#ee3311' } }, left: 0, top: 0 },
  ])
const noise = (side: number) => sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })

const formats = {
  jpeg: (picture: Sharp) => picture.jpeg(),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp(),
  gif: (picture: Sharp) => picture.gif(),
  avif: (picture: Sharp) => picture.avif({ effort: 0 }),
}

const bytes = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

function chunk(type: string, data: Uint8Array): Buffer {
  const body = bytes(type, data)
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return bytes(length, body, sum)
}

const signature = '\x89PNG\r\n\x1a\n'
type Header = { width: number; height: number; depth?: number; color?: number }

function png({ width, height, depth = 8, color = 2 }: Header, data: Uint8Array, ...others: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([depth, color], 8)
  return bytes(signature, chunk('IHDR', header), ...others, chunk('IDAT', deflateSync(data)), chunk('IEND', Buffer.alloc(0)))
}

/** The same bytes with others at a place. */
const patched = (file: Uint8Array, at: number, ...values: number[]) => {
  const copy = Buffer.from(file)
  copy.set(values, at)
  return copy
}

const rows = (width: number, height: number) => Buffer.alloc((width * 3 + 1) * height)
const signatures = {
  JPEG: '\xff\xd8\xff\xe0',
  PNG: signature,
  GIF: 'GIF89a',
  WebP: 'RIFF\x00\x10\x00\x00WEBPVP8 ',
  AVIF: '\0\0\0\x1cftypavif',
}

/** Files that people send by mistake, or to do harm. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const good = Object.fromEntries(
    await Promise.all(Object.entries(formats).map(async ([name, write]) => [name, await write(base()).toBuffer()] as const)),
  ) as Record<keyof typeof formats, Buffer>
  const { jpeg, gif, webp } = good
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5
  const script = '<script>alert(1)</script>'
  const gps = { IFD0: { Copyright: 'Ada Secret', ImageDescription: script }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } }
  const progressive = await noise(64).jpeg({ progressive: true }).toBuffer()
  const lastScan = progressive.subarray(progressive.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  const animated = await sharp(randomBytes(64 * 64 * 3 * 30), { raw: { width: 64, height: 64 * 30, channels: 3, pageHeight: 64 } })
    .gif()
    .toBuffer()
  return [
    ...Object.entries(good).flatMap(([name, file]) =>
      [0.05, 0.3, 0.6, 0.9, 0.99].map((part) => ({ what: `${name}, cut off after ${part}`, file: file.subarray(0, file.length * part) })),
    ),
    ...Object.entries(signatures).map(([name, start]) => ({
      what: `noise that begins as ${name}`,
      file: bytes(start, randomBytes(20_000)),
    })),
    ...Object.entries(good).map(([name, file]) => ({
      what: `${name} with a damaged middle`,
      file: patched(file, Math.floor(file.length / 2), ...randomBytes(40)),
    })),
    { what: 'nothing', file: new Uint8Array() },
    { what: 'one byte', file: new Uint8Array([0xff]) },
    { what: 'a text', file: bytes('a picture of a boat') },
    { what: 'HTML', file: bytes(`<!doctype html>${script}`), marks: [script] },
    { what: 'SVG with a script', file: bytes(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), marks: [script] },
    { what: 'SVG that loads a file', file: bytes('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>') },
    { what: 'an SVG after the signature of PNG', file: bytes(signature, '<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { what: 'PDF', file: bytes('%PDF-1.7\n%%EOF') },
    { what: 'TIFF', file: await base().tiff().toBuffer() },
    { what: 'BMP', file: bytes('BM', randomBytes(100)) },
    { what: 'ICO', file: bytes('\0\0\x01\0\x01\0', randomBytes(100)) },
    { what: 'ZIP', file: bytes('PK\x03\x04', randomBytes(100)) },
    { what: 'a program', file: bytes('\x7fELF', randomBytes(100)) },
    { what: 'MP4', file: bytes('\0\0\0\x18ftypisom', randomBytes(1000)) },
    { what: 'HEIC', file: bytes('\0\0\0\x18ftypheic', randomBytes(1000)) },
    { what: 'ImageMagick’s script', file: bytes('push graphic-context\nfill url(https://example.com/x.png)\npop graphic-context') },
    { what: 'a file above 8 MB', file: bytes(signature, randomBytes(9 * 1024 * 1024)) },
    { what: 'PNG of 65,535 pixels a side', file: png({ width: 65_535, height: 65_535 }, rows(10, 10)) },
    { what: 'PNG of 2³¹−1 pixels a side', file: png({ width: 0x7fffffff, height: 0x7fffffff }, rows(10, 10)) },
    { what: 'PNG of no pixels', file: png({ width: 0, height: 0 }, rows(0, 0)) },
    { what: 'PNG of one pixel', file: png({ width: 1, height: 1 }, rows(1, 1)) },
    {
      what: 'PNG, 16,000 pixels a side, of zeros',
      file: png({ width: 16_000, height: 16_000, depth: 1, color: 0 }, Buffer.alloc(2001 * 16_000)),
    },
    { what: 'PNG of 49 million pixels', file: png({ width: 7000, height: 7000, depth: 1, color: 0 }, Buffer.alloc(876 * 7000)) },
    { what: 'PNG, 16,000 pixels wide and 16 high', file: png({ width: 16_000, height: 16 }, rows(16_000, 16)) },
    { what: 'PNG, 16 pixels wide and 16,000 high', file: png({ width: 16, height: 16_000 }, rows(16, 16_000)) },
    { what: 'PNG whose header says more than it has', file: png({ width: 2000, height: 2000 }, rows(20, 20)) },
    { what: 'PNG whose header says less than it has', file: png({ width: 20, height: 20 }, rows(4000, 4000)) },
    { what: 'PNG of an unknown depth', file: png({ width: 64, height: 64, depth: 7 }, rows(64, 64)) },
    { what: 'PNG with a wrong checksum', file: patched(good.png, 29, 1, 2, 3, 4) },
    {
      what: 'PNG with a text that unpacks to 100 MB',
      file: png({ width: 64, height: 64 }, rows(64, 64), chunk('zTXt', bytes('a\0\0', deflateSync(Buffer.alloc(1e8))))),
    },
    {
      what: 'PNG with a profile that unpacks to 100 MB',
      file: png({ width: 64, height: 64 }, rows(64, 64), chunk('iCCP', bytes('a\0\0', deflateSync(Buffer.alloc(1e8))))),
    },
    {
      what: 'PNG with HTML in a text',
      file: png({ width: 64, height: 64 }, rows(64, 64), chunk('tEXt', bytes(`Comment\0${script}`))),
      marks: [script],
    },
    { what: 'JPEG of 65,535 pixels a side', file: patched(jpeg, frame, 0xff, 0xff, 0xff, 0xff) },
    { what: 'JPEG of no height', file: patched(jpeg, frame, 0, 0) },
    { what: 'JPEG whose header says more than it has', file: patched(jpeg, frame, 0x0f, 0, 0x0f, 0) },
    {
      what: 'JPEG with thousands of scans',
      file: bytes(progressive.subarray(0, -2), ...Array.from({ length: 3000 }, () => lastScan), '\xff\xd9'),
    },
    { what: 'GIF of 65,535 pixels a side', file: patched(gif, 6, 0xff, 0xff, 0xff, 0xff) },
    { what: 'WebP that says it is larger', file: patched(webp, 26, 0xff, 0x3f, 0xff, 0x3f) },
    { what: 'WebP in a RIFF of the wrong length', file: patched(webp, 4, 0xff, 0xff, 0xff, 0x7f) },
    {
      what: 'JPEG that is a ZIP too',
      file: bytes(jpeg, 'PK\x03\x04evil.php', '<?php system($_GET[0]); ?>'),
      marks: ['<?php', 'PK\x03\x04'],
    },
    { what: 'GIF that is a script too', file: bytes(gif, `/*${script}*/=1;`), marks: [script] },
    { what: 'PNG that is HTML too', file: bytes(good.png, script), marks: [script] },
    {
      what: 'JPEG with PHP in a comment',
      file: bytes(jpeg.subarray(0, 2), '\xff\xfe\x00\x15<?php phpinfo(); ?>', jpeg.subarray(2)),
      marks: ['<?php'],
    },
    {
      what: 'JPEG that says where it was taken',
      file: await base().withExif(gps).jpeg().toBuffer(),
      marks: ['Ada Secret', script, 'Exif'],
    },
    {
      what: 'WebP that says where it was taken',
      file: await base().withExif(gps).webp().toBuffer(),
      marks: ['Ada Secret', 'EXIF'],
    },
    {
      what: 'PNG that says where it was taken',
      file: await base().withExif(gps).png().toBuffer(),
      marks: ['Ada Secret', 'eXIf'],
    },
    {
      what: 'JPEG with XMP',
      file: await base().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`).jpeg().toBuffer(),
      marks: [script, 'xmpmeta'],
    },
    { what: 'JPEG with a color profile', file: await base().withIccProfile('p3').jpeg().toBuffer(), marks: ['ICC'] },
    { what: 'JPEG in CMYK', file: await base().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(), marks: ['ICC'] },
    { what: 'PNG with 16 bits a channel', file: await base().toColourspace('rgb16').png().toBuffer() },
    { what: 'PNG of grays', file: await base().grayscale().png().toBuffer() },
    { what: 'PNG with a palette and transparency', file: await base().ensureAlpha(0.5).png({ palette: true }).toBuffer() },
    { what: 'an animated GIF', file: animated, marks: ['GIF89a', 'ANIM'] },
    { what: 'an animated WebP', file: await sharp(animated, { animated: true }).webp().toBuffer(), marks: ['ANIM'] },
    { what: 'an animated GIF, cut off', file: animated.subarray(0, animated.length / 2), marks: ['ANIM'] },
  ]
}
