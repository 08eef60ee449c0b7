import { fork, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { maxHeight, pictureLimits, pictureWidths } from '../../domain/pictures/picture.ts'
import { Failure, invalidField } from '../../domain/failure.ts'
import { createSemaphore } from '../../domain/semaphore.ts'
import { minuteMs } from '../../../shared/durations.ts'
import type { EncodedPicture } from '../../ports/pictures.ts'
import type { EncodeAnswer, EncodeTask } from './encode-process.ts'

export type PictureEncoder = {
  encode: (file: Uint8Array) => Promise<EncodedPicture>
  toPng: (file: Uint8Array) => Promise<Uint8Array | null>
  close: () => Promise<void>
}

const script = fileURLToPath(new URL('encode-process.ts', import.meta.url))
/** The decoders are native code, so they get a process that may neither write files nor start others. Node runs its TypeScript natively. */
const execArgv = ['--permission', '--allow-fs-read=*', '--allow-addons', '--no-warnings', '--max-old-space-size=128']
/** The last resort, for a machine that’s too busy to decode. */
const maxBusyMs = 60_000
const { bytes: _bytes, altLength: _alt, each: _each, ...limits } = pictureLimits

/**
 * Decodes pictures one at a time in a process that ends itself if one takes too much CPU time or memory, and whose crash harms nobody. It starts with the
 * first picture and ends when there were none for a minute.
 */
export function createPictureEncoder(idleMs = minuteMs): PictureEncoder {
  const inTurn = createSemaphore({ places: 1, waiting: 30, retryAfter: 5, work: 'reading a lot of pictures' })
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined

  const start = (): ChildProcess => {
    const started = fork(script, {
      execArgv,
      env: { MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.on('error', () => undefined)
    started.on('exit', () => child === started && (child = null))
    return (child = started)
  }
  /** From now on, the next picture gets a process of its own. */
  const stop = () => {
    child?.kill('SIGKILL')
    child = null
  }

  const run = async (file: Uint8Array, png = false): Promise<EncodedPicture> => {
    clearTimeout(idle)
    const process = child ?? start()
    const over = new AbortController()
    const { signal } = over
    const answered = once(process, 'message', { signal }).then(([answer]) => answer as EncodeAnswer)
    const ended = once(process, 'exit', { signal }).then(() => null)
    let isLate = false
    const late = setTimeout(() => {
      isLate = true
      process.kill('SIGKILL')
    }, maxBusyMs)
    try {
      process.send({ ...limits, file, png, widths: pictureWidths, maxHeight } satisfies EncodeTask, () => undefined)
      const answer = await Promise.race([answered, ended])
      if (isLate)
        throw new Failure('SERVICE_UNAVAILABLE', 'We’re too busy to read the picture. Try again in 10 seconds.', { retryAfter: 10 })
      if (answer === null) throw rejection('exhausted')
      if ('error' in answer) throw rejection(answer.error)
      return { ...answer, hash: hashOf(answer.files.map(({ bytes }) => bytes)) }
    } finally {
      clearTimeout(late)
      over.abort()
      for (const each of [answered, ended]) each.catch(() => undefined)
      idle = setTimeout(stop, idleMs).unref()
    }
  }

  return {
    async encode(file) {
      if (file.length > pictureLimits.bytes) throw rejection('heavy')
      if (!isPicture(file)) throw rejection('format')
      return inTurn(() => run(file))
    },
    toPng: async (file) => (await inTurn(() => run(file, true))).files[0]?.bytes ?? null,
    async close() {
      clearTimeout(idle)
      const running = child
      if (running === null) return
      const ended = once(running, 'exit')
      stop()
      await ended
    },
  }
}

function hashOf(parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** The signatures of JPEG, PNG, GIF, WebP and AVIF. Whatever else a file claims to be isn’t decoded. */
function isPicture(file: Uint8Array): boolean {
  const text = Buffer.from(file.subarray(0, 12)).toString('latin1')
  if (text.startsWith('RIFF')) return text.endsWith('WEBP')
  if (text.slice(4, 8) === 'ftyp') return /^(?:avif|avis|mif1)$/.test(text.slice(8))
  return ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a'].some((start) => text.startsWith(start))
}

const megabytes = pictureLimits.bytes / 1024 / 1024
const messages = {
  format: 'This file can’t be read as a picture. Use a JPEG, PNG, WebP, AVIF or GIF.',
  heavy: `The picture is larger than ${megabytes} MB. Use a smaller one.`,
  large: `The picture has more than ${pictureLimits.pixels / 1_000_000} million pixels, or a side above ${pictureLimits.side} pixels. Use a smaller one.`,
  small: `The picture is smaller than ${pictureLimits.smallest} × ${pictureLimits.smallest} pixels. Use a larger one.`,
  exhausted: 'This picture takes too much memory or time to read. Use a smaller one, or save it as a JPEG.',
}

const rejection = (why: keyof typeof messages) => invalidField('picture', messages[why], why)
