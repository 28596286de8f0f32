import type { Translated } from '../index.ts';
import { quote } from '../message.ts';
import type { yamlMessages as english } from '../en/yaml.ts';

/** Messages of the `yaml` layer in French. */
export const yamlMessages: Translated<typeof english> = {
  'yaml/unreadable': (d) => ({
    message: `ce fichier ne peut pas être lu : ${d.reason}`,
    help: 'vérifiez son nom et qui a le droit de le lire',
  }),
  'yaml/too-large': (d) => ({
    message: `ce fichier dépasse ${d.limit}`,
    help: 'répartissez-le en plusieurs fichiers',
  }),
  'yaml/not-text': (d) => ({
    message: `ce fichier n'est pas du texte simple : il contient le caractère ${d.character}`,
    help: 'enregistrez-le comme texte UTF-8, avec les fins de ligne de votre éditeur',
  }),
  'yaml/control-character': (d) => ({
    message: `ce texte contient le caractère de commande ${d.character}, qui commande un écran et n'imprime rien`,
    help: 'supprimez-le ; un retour à la ligne dans un texte est `\\n`, ou une ligne à part dans un bloc après `|`',
  }),
  'yaml/too-deep': (d) => ({
    message: `ceci est emboîté sur plus de ${d.limit} niveaux`,
    help: "aucun fichier d'un jeu n'en a besoin : cherchez des crochets ou des tirets sans fin",
  }),
  'yaml/empty': () => ({
    message: 'ce fichier est vide',
    help: 'écrivez-y quelque chose ou supprimez-le',
  }),
  'yaml/alias': (d) => ({
    message: `les ancres et les alias tels que ${quote(d.word)} ne sont pas acceptés`,
    help: 'écrivez la valeur là où elle est nécessaire ; un texte qui commence par `&` ou `*` se met entre guillemets',
  }),
  'yaml/merge-key': () => ({
    message: "la clé de fusion `<<` n'est pas acceptée",
    help: 'écrivez les entrées là où elles sont nécessaires',
  }),
  'yaml/tag': (d) => ({
    message: `les balises telles que ${quote(d.word)} ne sont pas acceptées`,
    help: 'supprimez la balise ; un texte qui commence par `!` se met entre guillemets',
  }),
  'yaml/directive': (d) => ({
    message: `les directives telles que ${quote(d.word)} ne sont pas acceptées`,
    help: 'supprimez la ligne',
  }),
  'yaml/several-documents': () => ({
    message: "un second document commence ici, et un fichier n'en contient qu'un",
    help: 'mettez ce qui suit `---` dans un fichier à part',
  }),
  'yaml/tab': () => ({
    message: 'le retrait de cette ligne est fait avec une tabulation',
    help: 'faites le retrait avec des espaces',
  }),
  'yaml/unclosed': (d) => ({
    message: `${quote(d.open)} s'ouvre ici et ne se ferme pas`,
    help: `ajoutez ${quote(d.close)}, qui manque`,
  }),
  'yaml/unopened': (d) => ({
    message: `${quote(d.close)} ne ferme rien`,
    help: 'supprimez ce signe ou ajoutez celui qui ouvre ; un texte qui commence par un crochet ou une accolade se met entre guillemets',
  }),
  'yaml/colon-in-text': () => ({
    message: 'ce texte contient un deux-points, que YAML prend pour une clé et une valeur',
    help: 'écrivez le texte dans un bloc après `|`, ou mettez une virgule à la place du deux-points',
  }),
  'yaml/hash-in-text': () => ({
    message: 'ce qui suit ` #` est un commentaire et ne fait pas partie de ce texte',
    help: 'mettez le commentaire sur sa propre ligne, ou le texte entre guillemets ou dans un bloc après `|`',
  }),
  'yaml/indentation': () => ({
    message: 'le retrait de cette ligne ne correspond à rien au-dessus',
    help: 'alignez-la sur les entrées dont elle fait partie ; un texte de plusieurs lignes se met dans un bloc après `|`',
  }),
  'yaml/no-colon': (d) => ({
    message: `${quote(d.text)} n'est pas une entrée : il faut une clé, un deux-points et un espace`,
    help: 'écrivez `key: value` ; un texte qui continue la ligne au-dessus est plus en retrait que sa clé',
  }),
  'yaml/key-not-text': () => ({
    message: 'une liste ou un ensemble de clés ne peut pas servir de clé',
    help: 'les clés sont des mots, des nombres ou des textes entre guillemets',
  }),
  'yaml/no-key': () => ({
    message: "il n'y a pas de clé avant ce deux-points",
    help: 'écrivez `key: value`',
  }),
  'yaml/long-key': () => ({
    message: 'cette clé dépasse 1024 caractères',
    help: 'raccourcissez-la ; un long texte se met après une clé',
  }),
  'yaml/reserved-key': (d) => ({
    message: `${quote(d.key)} ne peut pas servir de clé`,
    help: 'choisissez un autre mot',
  }),
  'yaml/duplicate-key': (d) => ({
    message: `${quote(d.key)} figure deux fois dans cet ensemble de clés`,
    help: "supprimez l'une des deux ou renommez-la",
  }),
  'yaml/bad-start': (d) => ({
    message: `un texte sans guillemets ne peut pas commencer par ${d.character === '`' ? 'un accent grave' : quote(d.character)}`,
    help: 'mettez le texte entre guillemets',
  }),
  'yaml/escape': (d) => ({
    message: `${quote(d.escape)} n'est pas une séquence d'échappement`,
    help: 'écrivez `\\\\` pour une barre oblique inverse, ou prenez des guillemets simples',
  }),
  'yaml/after-quote': () => ({
    message: 'ceci suit un guillemet fermant',
    help: 'mettez tout le texte entre guillemets ; entre guillemets doubles, écrivez `\\"`, entre guillemets simples, doublez le guillemet',
  }),
  'yaml/separator': () => ({
    message: 'les entrées entre ces crochets ou accolades ne sont pas séparées chacune par une virgule',
    help: 'écrivez une virgule entre deux entrées ; un texte qui contient une virgule se met entre guillemets',
  }),
  'yaml/block-header': () => ({
    message: "ceci suit le signe d'un bloc sur la même ligne",
    help: "commencez le texte sur la ligne d'en dessous",
  }),
  'yaml/number': (d) => ({
    message: `${quote(d.text)} n'est pas un nombre utilisable`,
    help: 'les nombres vont de -9007199254740991 à 9007199254740991 ; un texte se met entre guillemets',
  }),
  'yaml/unexpected': (d) => ({
    message: `${quote(d.text)} n'était pas attendu ici`,
    help: 'comparez le retrait avec les lignes au-dessus ; un texte avec des signes spéciaux se met entre guillemets',
  }),
  'yaml/more': (d) => ({
    message:
      d.count === 1
        ? "1 autre faute de ce fichier n'est pas montrée"
        : `${d.count} autres fautes de ce fichier ne sont pas montrées`,
    help: 'corrigez les premières et vérifiez de nouveau',
  }),
};
