/** A person at a browser without scripts: keeps cookies, sends forms, follows nothing by itself. */
export type Visitor = {
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  /** Sends an ordinary form. */
  post: (path: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>
  /** The Cookie header it would send. */
  cookies: () => string
}

export function createVisitor(origin: string): Visitor {
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = async (path: string, init: RequestInit) => {
    const headers = { Accept: 'text/html', ...(jar.size > 0 && { Cookie: cookies() }), ...init.headers }
    const answer = await fetch(origin + path, { redirect: 'manual', ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? []
      if (/max-age=0/i.test(rest)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, fields, headers = {}) => send(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
    cookies,
  }
}

export const goodPassword = 'seven blue anchors'

/** Somebody with a fresh account, signed in. */
export async function signUpVisitor(origin: string, email: string, name = 'Ada Lovelace'): Promise<Visitor> {
  const visitor = createVisitor(origin)
  const answer = await visitor.post('/sign-up/', { name, email, password: goodPassword })
  if (answer.status !== 303) throw new Error(`No account for ${email}: ${answer.status} ${await answer.text()}`)
  return visitor
}
