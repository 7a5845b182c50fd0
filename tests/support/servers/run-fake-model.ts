// A stand-in for a language model on the port given, for `npm run dev` where none is configured.
import { FakeModel } from './fake-model.ts'

const model = await FakeModel.start(Number(process.argv[2]))
process.once('SIGTERM', () => void model.stop()).once('SIGINT', () => void model.stop())
