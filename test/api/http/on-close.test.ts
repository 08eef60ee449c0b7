import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { onClose } from '../../../api/http/drain-connections.ts'

const open = () => new ServerResponse(new IncomingMessage(new Socket()))

it('all tasks run when the response closes, over one listener', () => {
  const res = open()
  const heard: number[] = []
  for (const who of [1, 2, 3]) onClose({ res }, () => heard.push(who))
  expect([heard, res.listenerCount('close')]).toEqual([[], 1])
  res.emit('close')
  expect(heard).toEqual([1, 2, 3])
})

it('a task added after the client disconnected runs at once', () => {
  const res = open()
  res.destroy()
  let hasRun = false
  onClose({ res }, () => (hasRun = true))
  expect(hasRun).toBe(true)
})
