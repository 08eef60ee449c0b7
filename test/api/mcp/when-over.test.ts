import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { whenOver } from '../../../api/mcp/web-answer.ts'

const open = () => new ServerResponse(new IncomingMessage(new Socket()))

it('everybody who asked hears of the end of an answer, over one listener', () => {
  const res = open()
  const heard: number[] = []
  for (const who of [1, 2, 3]) whenOver({ res }, () => heard.push(who))
  expect([heard, res.listenerCount('close')]).toEqual([[], 1])
  res.emit('close')
  expect(heard).toEqual([1, 2, 3])
})

it('who asks after the caller has left hears of it at once', () => {
  const res = open()
  res.destroy()
  let isOver = false
  whenOver({ res }, () => (isOver = true))
  expect(isOver).toBe(true)
})
