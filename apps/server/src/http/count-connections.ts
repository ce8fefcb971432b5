import type { Server } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'

/** Connections of one address at once; a page takes six and one for what is live. */
const mostOfOneAddress = 512

/** The networks behind the names that a list of trusted proxies may hold (https://github.com/jshttp/proxy-addr). */
const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Refuses further connections of an address that holds very many. Proxies that are trusted stand for others and count for nobody. */
export function countConnections(server: Server, trustedProxies: readonly string[], most = mostOfOneAddress): void {
  const proxies = networksOf(trustedProxies)
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '')
    if (address === undefined || proxies.check(address, familyOf(address))) return
    const count = (open.get(address) ?? 0) + 1
    if (count > most) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

function networksOf(names: readonly string[]): BlockList {
  const networks = new BlockList()
  for (const network of names.flatMap((name) => namedNetworks[name] ?? [name])) {
    const [address = '', bits] = network.split('/')
    const family = familyOf(address)
    networks.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family)
  }
  return networks
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
