import type { RiskyWords } from '../risky-list.ts'

/** Portuguese. */
export const pt: RiskyWords = {
  request: `
cartao|cartoes de credito|debito|presente
vale presente
numero do|de cartao|telefone|conta
dados bancarios
conta bancaria
codigo|codigos de seguranca|verificacao|confirmacao
envie*|mande*|manda|diga*|informe*|passe*|confirme* … senha|pin|codigo|endereco|cpf|palavra
sua|tua senha
seu|teu endereco|telefone
pix
cpf`,
  money: `
devol* … dinheiro|valor|quantia
dinheiro de volta
seu|teu|vosso dinheiro
desconto*
cupom|cupons
vale compras
indeniz*
ressarc*
estorn*
de graca
# reais
~ reais
credito na|em conta`,
  promise: `
proxim* atualizac*|vers*|lancament*
semana|mes que vem
futur* atualizac*|vers*|lancament*
amanha
em breve
ate segunda|terca|quarta|quinta|sexta|sabado|domingo
em poucos|poucas|dois|duas|tres|alguns|algumas|24|48|7|10|um|uma dias|horas|semanas|meses|mes|semana
adicionaremos|corrigiremos|lancaremos|resolveremos|publicaremos|incluiremos|implementaremos|entregaremos|consertaremos|traremos|melhoraremos
vamos|iremos|vou … adicionar|corrigir|lancar|resolver|publicar|incluir|implementar|consertar|trazer|melhorar|arrumar
sera|serao|estara|estarao … adicionad*|corrigid*|lancad*|resolvid*|publicad*|disponive*|incluid*
estamos trabalhando|desenvolvendo|corrigindo|planejando|preparando
estamos a trabalhar|desenvolver|corrigir|planear|preparar
esta|estao planejad*|planead*
ate ao|o fim|final`,
  legal: `
reconhecemos|confessamos
nossa|nosso culpa|erro|falha|responsabilidade
somos responsaveis|culpados
culpad*
advogad*
processo judicial
golpe*
dados … vendid*|roubad*|vazad*|compartilhad*|partilhad*
vendemos|vazamos … dados
vazamento*
legalmente
lgpd`,
  insult: `
burro|burra|burros
caralho
porra
fdp
otari*
cala|cale a boca
ladrao|ladroes
desgracad*
babaca*
vagabund*`,
  prompt: `
modelo de linguagem
como|sou uma|um ia|assistente|modelo|programa
voce e um assistente
ignor* … instruc*
aqui esta|vai … resposta`,
}
