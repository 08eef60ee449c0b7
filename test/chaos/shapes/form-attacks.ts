import type { WireRequest } from '../../support/fuzz/wire.ts'
import { filled, type Attack } from './attack.ts'
import type { Doors, Form } from './doors.ts'
import { textsOf } from './texts.ts'

const formText = (text: string) => text.replaceAll('%', '%25').replaceAll('&', '%26').replaceAll('+', '%2B')

function formRequest({ path }: Form, cookie: string | null, body: string): WireRequest {
  const headers: [string, string][] = [
    ['Content-Type', 'application/x-www-form-urlencoded'],
    ['Accept', 'text/html'],
  ]
  if (cookie !== null) headers.push(['Cookie', cookie])
  return { method: 'POST', target: path, headers, body: Buffer.from(body) }
}

/** Many fields, or few long ones, in every form, signed in and not. */
export function formAttacks({ maker, moderator, forms }: Doors, bytes: number): Attack[] {
  return forms.flatMap((form) => {
    const owner = form.path === '/moderation/' ? moderator : maker
    const room = bytes - form.fixed.length
    const bodies: [string, string][] = [
      ...['a&', 'a=b&', '&', '=', '%61&', '%', '+', 'a[b][c]=d&', ...form.fields.map((field) => `${field}=x&`)].map(
        (piece): [string, string] => [`${JSON.stringify(piece)} repeated`, form.fixed + filled(piece, room)],
      ),
      ['fields of different names', form.fixed + Array.from({ length: room / 9 }, (_, index) => `f${index}=1&`).join('')],
      ...form.fields.flatMap((field) =>
        textsOf(room - field.length - 200).map(([name, text]): [string, string] => [
          `${field}: ${name}`,
          `${form.fixed}${field}=${formText(text)}`.slice(0, bytes),
        ]),
      ),
      ...textsOf(Math.floor(room / form.fields.length) - 40).map(([name, text]): [string, string] => [
        `every field: ${name}`,
        form.fixed + form.fields.map((field) => `${field}=${formText(text)}`).join('&'),
      ]),
    ]
    return bodies.flatMap(([name, body]) =>
      [null, owner].map((cookie) => ({
        name: `${form.path} ${cookie === null ? 'signed out' : 'signed in'}, ${name}`,
        request: formRequest(form, cookie, body),
      })),
    )
  })
}
