/**
 * What the most common passwords are made of: the words that head every list of leaked passwords. A password of ten
 * characters or more that is common is one of these, twice one of these, or two of them, with digits and signs around it
 * and digits in the place of letters ('P4ssword2024!', 'qwerty123456', 'iloveyou<3you'): passwords.ts reads them so.
 */
const WORDS = `
password passwort passwd passw0rd pass word motdepasse contrasena contraseña senha parola haslo heslo salasana wachtwoord
lozinka sifre kennwort geheim secret mysecret topsecret private access accesso login logmein signin welcome willkommen
bienvenue bienvenido welkom hello hallo hola bonjour helloworld admin administrator administrador root toor superuser
sysadmin master user username guest demo test testing tester testtest temp temporary default changeme changeit letmein
letmeinnow openup opensesame opensesam whatever nothing nopassword newpass newpassword oldpassword mypassword thepassword
yourpassword ourpassword password one two three four five six seven eight nine ten company server system network internet
computer laptop desktop windows microsoft google facebook instagram youtube twitter linkedin myspace yahoo hotmail gmail
outlook amazon netflix spotify samsung nokia iphone android galaxy apple macbook oracle cisco linux ubuntu debian mysql
database postgres webmaster hacker hacked hacking matrix trinity neo morpheus
qwerty qwertyuiop qwertyui qwert qwer qwertz qwertzuiop azerty azertyuiop asdf asdfg asdfgh asdfghjk asdfghjkl zxcv zxcvb
zxcvbn zxcvbnm yxcvbnm poiuy poiuytrewq mnbvcxz lkjhgfdsa qazwsx qazwsxedc qazwsxedcrfv wsxedc edcrfv rfvtgb zaqwsx
zaqxsw qaz wsx edc qweasd qweasdzxc asdzxc asdqwe zaq xsw cde qweqwe asdasd zxczxc qwe asd zxc aqw
iloveyou iloveu ilove youlove loveyou loveme lovely lover loves love mylove truelove forever foreveryou always babygirl
babyboy baby babe sweetheart sweetie sweety honey darling princess prince queen king angel angels angelo beautiful gorgeous
sexy sexygirl hottie cutie cutiepie kisses kiss kissme hugs heart hearts family mother father mommy daddy mama papa sister
brother friends friend bestfriend bestfriends girlfriend boyfriend husband wife marriage wedding birthday happy happiness
smile smiley laughter freedom liberty peace hope faith believe believer jesus jesuschrist christ church godisgood
godislove jesuslovesme jesusislord iloveu iloveme iloveyoubaby iloveyousomuch iloveyouforever iloveme iloveus lovelove god
bless blessed blessing heaven heavenly spirit prayer amen lord saviour savior trustnoone trustno trustme trust nobody
football baseball basketball soccer hockey tennis golfer golf volleyball swimming running skating snowboard skateboard
wrestling boxing cricket rugby liverpool arsenal chelsea manchester manutd manchesterunited barcelona realmadrid juventus
milan bayern dortmund ajax celtic rangers everton tottenham newcastle yankees redsox cowboys dallas steelers packers
patriots eagles lakers bulls celtics warriors raiders broncos dolphins chargers giants ravens cardinals ronaldo messi
beckham jordan michaeljordan kobe lebron tiger tigger tigers lion lions bear bears wolf wolves eagle falcon hawk dragon
dragons dragonball dragonballz phoenix unicorn monkey donkey chicken turtle rabbit bunny kitty hellokitty kitten pussycat
puppy puppies doggy doggie horse horses butterfly spider spiderman batman superman ironman wonderwoman captain captainamerica
avengers marvel starwars startrek skywalker lukeskywalker darthvader vader yoda jedi gandalf frodo hobbit lordoftherings
harrypotter hermione hogwarts pokemon pikachu charizard naruto sasuke sakura bleach onepiece minecraft fortnite roblox
counterstrike counter strike warcraft worldofwarcraft starcraft diablo zelda mario supermario luigi nintendo playstation
xbox gameboy gamer gaming player killer assassin ninja samurai warrior soldier hunter shadow ghost phantom vampire demon
devil satan lucifer monster zombie danger dangerous legend legendary champion winner winners victory success successful
number one millionaire billionaire money moneymoney cash dollar dollars diamond diamonds gold golden silver platinum
sunshine sunflower summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february
march april may june july august september october november december christmas halloween easter holiday holidays vacation
rainbow flower flowers rose roses lily daisy jasmine violet orange banana strawberry blueberry cherry peaches apple
pineapple watermelon chocolate cookie cookies cupcake candy sugar icecream pizza cheese cheeseburger hamburger bacon
butter peanut pepper ginger coffee whiskey vodka beer cocacola pepsi mountaindew
mercedes ferrari porsche lamborghini mustang corvette camaro chevrolet chevy toyota honda yamaha suzuki kawasaki ducati
harley harleydavidson davidson bmw audi volkswagen subaru nissan skyline mazda jeep hummer truck trucker racing speed
michael michelle jennifer jessica daniel daniela matthew christopher christian christine christina alexander alexandra
alexandre alejandro alejandra andrew andrea anthony antonio ashley amanda samantha elizabeth stephanie stephen steven
nicholas nicole natalie nathan jonathan joshua joseph benjamin william robert roberto richard ricardo thomas charlie
charles charlotte victoria vanessa veronica rebecca patricia patrick gabriel gabriela gabriella fernando francisco
francesco giovanni giuseppe valentina valentino sebastian maximilian katharina catherine kathleen margaret mohammed
muhammad mohamed ahmed abdullah ibrahim george gregory jeremy jackson brandon hannah madison maggie buster bailey sophie
oliver lucky rocky cooper bella molly buddy maxwell peter paul mark maria marie martin martina david john johnny james
bond jamesbond kevin brian jason justin justinbieber bieber onedirection eminem metallica nirvana slipknot linkinpark
greenday blink ironmaiden pinkfloyd beatles rockstar rocknroll guitar music musica dancing dancer singer hiphop
abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij abcabc alphabet aaa aaaa xxx zzz
america american australia england london newyork newyorkcity chicago boston california florida texas hollywood lasvegas
canada toronto mexico brasil brazil argentina colombia espana spain france paris germany deutschland berlin hamburg
munich frankfurt italy italia roma netherlands amsterdam russia moscow ukraine poland polska warszawa turkey istanbul
india indian mumbai delhi pakistan bangladesh dhaka china chinese beijing japan tokyo korea philippines manila indonesia
jakarta malaysia vietnam thailand singapore africa nigeria egypt scotland ireland
school highschool college university student teacher library science biology chemistry doctor nurse lawyer police
fireman pilot army marine navy airforce military security manager office business finance marketing sales support service
helpdesk customer account accounts banking website homepage online offline shopping shop store market factory
fuckyou fuckoff fuckme fuck motherfucker asshole bitch bullshit shit pussy bigdick blowjob hardcore porn sexsex
letme passme please thankyou thanks sorry goodbye goodluck goodmorning goodnight getout gotohell imthebest thebest thebomb
iamthebest iamgod iamking iamhappy bigboss boss godfather bigdaddy sweetdreams dreams dreamer crazy stupid awesome amazing
perfect special sunday supergirl superstar superhero supersonic supernatural electric electronic engineer engineering
industrial hardware software parts tools bolts screws partshub
correcthorse correcthorsebatterystaple horsebattery batterystaple troubador tr0ub4dor
`

/** The words, the longest first, so that reading a password from its beginning takes as much as it can. */
export const commonWords: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean))
