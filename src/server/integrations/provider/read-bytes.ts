/** A response's bytes. @throws Error when there are more than `most`; the rest is not read */
export async function readBytes(response: Response, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > most) throw new Error('The answer is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
