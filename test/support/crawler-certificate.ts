import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A self-signed certificate for `name` and `others`, made on the spot so that no key is kept with the tests. */
export function makeCertificate({ name = 'localhost', others = [] as string[], notAfter = new Date(Date.now() + 86_400_000) } = {}): {
  key: string
  cert: string
} {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
  const subject = sequence(tlv(0x31, sequence(oid('550403'), tlv(0x0c, Buffer.from(name)))))
  const altName = sequence(oid('551d11'), tlv(0x04, sequence(...[name, ...others].map((one) => tlv(0x82, Buffer.from(one))))))
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    subject,
    sequence(time(new Date(Date.UTC(2020, 0, 1))), time(notAfter)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(altName)),
  )
  const signature = tlv(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]))
  const der = sequence(body, ecdsaWithSha256, signature)
  const cert = `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert }
}

/** One DER element: tag, length, content (X.690). */
function tlv(tag: number, ...content: Uint8Array[]): Buffer {
  const bytes = Buffer.concat(content)
  const { length } = bytes
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), bytes])
}

const sequence = (...content: Uint8Array[]) => tlv(0x30, ...content)
const oid = (hex: string) => tlv(0x06, Buffer.from(hex, 'hex'))
const time = (date: Date) => tlv(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]|\..*/g, '')}Z`))
