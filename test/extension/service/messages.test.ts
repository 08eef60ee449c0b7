import { describe, expect, it } from 'vitest'
import { classifyMessage } from '../../../extension/service/messages.ts'

const home = 'chrome-extension://abcdef/'
const popup = `${home}popup.html`
const page = 'https://launches.example.org/connect/'

describe('a message to the background', () => {
  it.each<[message: object]>([
    [{ type: 'run-audit', key: 'a', url: 'b' }],
    [{ type: 'cancel-audit', key: 'a' }],
    [{ type: 'connect' }],
    [{ type: 'disconnect' }],
    [{ type: 'load-launches' }],
    [{ type: 'use-token', token: 'x' }],
    [{ type: 'send-draft', key: 'a', fields: { url: 'b' } }],
  ])('%j is a command from the popup, and ignored from a web page', (message) => {
    expect(classifyMessage(message, popup, home)).toEqual({ command: message })
    expect(classifyMessage(message, page, home)).toBeNull()
    expect(classifyMessage(message, undefined, home)).toBeNull()
  })

  it('from a web page can only offer a token', () => {
    const message = { type: 'offer-token', code: 'BCDF-GHJK', token: 'x' }
    expect(classifyMessage(message, page, home)).toEqual({ page: message })
  })

  it.each([
    [null],
    ['connect'],
    [{ type: 'toString' }],
    [{ type: 'other' }],
    [{ type: 'run-audit', key: 'a' }],
    [{ type: 'offer-token', code: 'BCDF-GHJK', token: null }],
    [{ type: 'send-draft', key: 'a', fields: 'b' }],
  ])('%j is ignored', (message) => {
    expect(classifyMessage(message, popup, home)).toBeNull()
  })
})
