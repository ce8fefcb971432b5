/** A webm with one picture track and two frames, half a second apart; `padding` bytes of a third frame make it larger. */
export function smallWebm(padding = 0): Buffer {
  const base = Buffer.from(
    '1a45dfa3874282847765626d' +
      '1853806701ffffffffffffff' +
      '1654ae6b88ae86d78101838101' +
      '1f43b67501ffffffffffffff' +
      'e78100' +
      'a386810000800000' +
      'a3868101f4800000',
    'hex',
  )
  if (padding === 0) return base
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(padding + 4))
  size[0] = 1
  return Buffer.concat([base, Buffer.from('a3', 'hex'), size, Buffer.from('8101f480', 'hex'), Buffer.alloc(padding, 7)])
}
