/**
 * Words that most leaked passwords are made of: the stems of the public lists of frequent passwords, without the digits
 * and signs that people add. Together with runs and repetitions they cover those lists; see `isCommonPassword`.
 */
// prettier-ignore
export const commonStems: readonly string[] = (
  'password passwort passwd passphrase secret secrets geheim login logmein letmein welcome willkommen hello hallo ' +
  'admin administrator root superuser user username guest gast test testing tester demo sample example default change ' +
  'changeme changeit please trustno access private public system server service support temp temporary new old my the ' +
  'iloveyou ilove love loveyou loveme lovely lover babygirl baby babe darling honey sweetheart sweety princess prinzessin ' +
  'prince king queen angel engel heaven forever always together friends friend friendship family familie mother father ' +
  'mutter vater brother sister schatz schatzi liebe ichliebedich hase mausi blume flower flowers butterfly rainbow ' +
  'sunshine sonnenschein summer sommer winter spring autumn herbst january february march april june july august ' +
  'september october november december monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch ' +
  'donnerstag freitag samstag sonntag dragon monkey tiger lion panther eagle falcon phoenix wolf bear shadow master ' +
  'killer hunter ranger warrior soldier samurai ninja pirate wizard magic superman batman spiderman ironman superstar ' +
  'starwars startrek pokemon pikachu naruto minecraft fortnite roblox playstation nintendo xbox gamer gaming football ' +
  'fussball soccer baseball basketball hockey tennis volleyball swimming skateboard ferrari porsche mercedes corvette ' +
  'mustang camaro chevrolet harley davidson yamaha kawasaki liverpool chelsea arsenal barcelona realmadrid juventus ' +
  'manchester united bayern bayernmuenchen rapid austria germany deutschland oesterreich england america canada france ' +
  'italia london berlin vienna wien munich muenchen hamburg newyork losangeles california texas florida chicago boston ' +
  'michael michelle jennifer jessica ashley amanda daniel daniela andrea andreas alexander alexandra thomas matthew ' +
  'joshua jordan justin andrew anthony nicole stephanie stefanie sebastian christian christina christopher benjamin ' +
  'jonathan elizabeth katharina william charlie charles robert richard martin maria markus patrick samantha melissa ' +
  'veronica victoria natalie natasha anastasia sophie sophia florian tobias johannes maximilian felix lukas julia lisa ' +
  'hannah laura sarah anna emma david peter paul marco carlos miguel fernando alejandro alejandra ' +
  'computer laptop internet google facebook youtube instagram twitter linkedin amazon microsoft windows apple iphone ' +
  'samsung android linux ubuntu oracle mysql cisco router network wifi online website email mail office business company ' +
  'internship intern student students university college school schule manager employer business money dollar lucky ' +
  'chocolate cookie cookies cheese banana orange cherry strawberry peanut pepper ginger coffee pizza hamburger ' +
  'diamond silver golden crystal mystery fantasy freedom peace jesus jesuschrist christ god godisgood blessed faith ' +
  'matrix merlin hello helloworld qwertz qwerty azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm yxcvbnm qazwsx qazwsxedc ' +
  'qwer qwert wasd abcd abc abcdef xyz pass word one two three four five six seven eight nine ten for ever you and is ' +
  'not yourself mypass mypassword nopassword whatever nothing something anything metallica nirvana slipknot beatles ' +
  'eminem rockstar guitar music dance disney snoopy tweety garfield mickey minnie barbie hellokitty doraemon ' +
  'fuckyou fuckoff fuck bitch asshole bullshit sexy sexsex hottie playboy'
).split(/\s+/);

/** Rows of keyboards and alphabets, in which people walk. */
export const walks: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop[]asdfghjkl;zxcvbnm,./',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'q1w2e3r4t5y6u7i8o9p0',
  '147258369',
  '741852963',
  '159753',
  'asdfghjkl',
  '!@#$%^&*()_+',
  '!"§$%&/()=?',
];
