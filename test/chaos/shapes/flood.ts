import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { bytesOf, type WireRequest } from '../../support/fuzz/wire.ts'
import type { ChildService } from '../child-service.ts'
import { copyMark } from './attack.ts'

/** What a flood did: the longest wait of others, time of the main thread, the largest answer and the statuses. */
export type Felt = { waitMs: number; threadMs: number | null; bytes: number; statuses: string }

/** A health check, and a catalog read that isn’t cached. */
const othersRead = ['/healthz/', '/api/v1/products/?query=a&limit=20']

export type Prober = { longest: () => Promise<number>; end: () => Promise<unknown> }

export function startProber(port: number): Prober {
  const worker = new Worker(new URL('./probe.ts', import.meta.url), { workerData: { port, paths: othersRead } })
  return {
    longest: async () => {
      worker.postMessage('longest', [])
      return ((await once(worker, 'message')) as [number])[0]
    },
    end: () => worker.terminate(),
  }
}

/** Sends many copies of a request at once, each over its own connection. */
export async function flood(service: ChildService, prober: Prober, request: WireRequest, count: number): Promise<Felt> {
  const text = bytesOf(request).toString('latin1')
  const copies = Array.from({ length: count }, (_, copy) =>
    Buffer.from(text.replaceAll(copyMark, `copy-${String(copy).padStart(3, '0')}`), 'latin1'),
  )
  await prober.longest()
  const before = threadMsOf(service.child.pid)
  const answers = await Promise.all(copies.map((bytes) => send(service.port, bytes)))
  await setTimeout(5)
  const waitMs = await prober.longest()
  const after = threadMsOf(service.child.pid)
  const threadMs = before === null || after === null ? null : after - before
  return {
    // A wait for longer than the main thread has worked is a wait for the machine, which others use too.
    waitMs: Math.min(waitMs, threadMs ?? Infinity),
    threadMs,
    bytes: Math.max(...answers.map((answer) => answer.bytes)),
    statuses: [...new Set(answers.map(({ status }) => status))].join(' '),
  }
}

const withinMs = 30_000

function send(port: number, bytes: Buffer): Promise<{ status: string; bytes: number }> {
  return new Promise((resolve) => {
    let size = 0
    let status = 'none'
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const finish = () => {
      socket.destroy()
      resolve({ status, bytes: size })
    }
    socket.setTimeout(withinMs, finish)
    socket.on('data', (part) => {
      if (size === 0) status = part.subarray(9, 12).toString('latin1')
      size += part.length
    })
    socket.on('error', finish).on('close', finish)
  })
}

/** Processor time of a process's main thread in milliseconds, in steps of ten; null where the system does not tell. */
export function threadMsOf(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return null
  }
}
