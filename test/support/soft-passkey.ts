import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Asked = { challenge: string; origin?: string; verifiesUser?: boolean }

/** An authenticator in software with one ES256 key for one site. It answers as a browser sends it, in JSON. */
export class SoftPasskey {
  readonly #rpId: string
  readonly #origin: string
  readonly #id = randomBytes(16)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #userHandle: string | null = null

  constructor(site: string) {
    this.#rpId = new URL(site).hostname
    this.#origin = site
  }

  create(options: string, asked: Partial<Asked> = {}): string {
    const { challenge, user } = JSON.parse(options) as { challenge: string; user: { id: string } }
    this.#userHandle = user.id
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' })
    const point = (value = '') => Buffer.from(value, 'base64url')
    // COSE_Key {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    const key = Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), point(x), Buffer.from('225820', 'hex'), point(y)])
    const length = Buffer.from([0, this.#id.length])
    const data = this.#data(0x45, { challenge, ...asked }, Buffer.concat([Buffer.alloc(16), length, this.#id, key]))
    // {fmt: "none", attStmt: {}, authData: data}
    const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex')
    const attestationObject = Buffer.concat([head, Buffer.from([data.length]), data]).toString('base64url')
    return this.#answer({ attestationObject, clientDataJSON: this.#client('webauthn.create', { challenge, ...asked }) })
  }

  get(options: string, asked: Partial<Asked> & { userHandle?: string } = {}): string {
    const { challenge } = JSON.parse(options) as { challenge: string }
    const clientDataJSON = this.#client('webauthn.get', { challenge, ...asked })
    const data = this.#data(0x05, { challenge, ...asked })
    const signed = Buffer.concat([data, createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()])
    const signature = sign('sha256', signed, this.#keys.privateKey).toString('base64url')
    const userHandle = asked.userHandle ?? this.#userHandle
    return this.#answer({ authenticatorData: data.toString('base64url'), clientDataJSON, signature, userHandle })
  }

  #data(flags: number, { verifiesUser = true }: Asked, rest = Buffer.alloc(0)): Buffer {
    const seen = verifiesUser ? flags : flags & ~0x04
    return Buffer.concat([createHash('sha256').update(this.#rpId).digest(), Buffer.from([seen, 0, 0, 0, 0]), rest])
  }

  #client(type: string, { challenge, origin = this.#origin }: Asked): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
  }

  #answer(response: object): string {
    const id = this.#id.toString('base64url')
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
  }
}
