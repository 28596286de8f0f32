### Ce qui figure sur les feuilles imprimées.

ruler = 50 mm à l'impression à 100 %
aid = Votre tour
aid-of = Votre tour { $number }/{ $count }
hosting = Tabletop Simulator : placez le dossier dans Saves/Saved Objects et chargez l'objet. Il trouve ses images sur cette machine. Pour d'autres, placez les images là où elles peuvent être téléchargées et écrivez de nouveau l'objet : { $command }
