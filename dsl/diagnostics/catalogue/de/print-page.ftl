### Was auf gedruckten Bögen steht.

ruler = 50 mm beim Druck mit 100 %
aid = Dein Zug
aid-of = Dein Zug { $number }/{ $count }
hosting = Tabletop Simulator: Ordner in Saves/Saved Objects legen und das Objekt laden. Es findet seine Bilder auf diesem Rechner. Für andere die Bilder dorthin legen, wo sie heruntergeladen werden können, und das Objekt noch einmal schreiben: { $command }
